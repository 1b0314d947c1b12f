import { type ApiKey, type ApiKeyState, apiKeySchema } from '../../../contract/identity/api-keys.ts';
import { presentAs } from '../../platform/present-as.ts';
import type { KeyRow } from './queries.ts';

/** The status of the key itself, regardless of its owner's account. */
export function stateOf(
  row: Pick<KeyRow, 'revoked_at' | 'is_expired' | 'is_owner_admin'>,
): Exclude<ApiKeyState, 'owner-without-factor'> {
  if (row.revoked_at) return 'revoked';
  if (row.is_expired) return 'expired';
  return row.is_owner_admin ? 'active' : 'owner-gone';
}

export function presentKey(row: KeyRow, { admins_need_factor }: { admins_need_factor: boolean }): ApiKey {
  const state = stateOf(row);
  const isWaiting = state === 'active' && admins_need_factor && !row.has_owner_factor;
  return presentAs(apiKeySchema, {
    ...row,
    scopes: [...row.scopes],
    state: isWaiting ? 'owner-without-factor' : state,
  });
}
