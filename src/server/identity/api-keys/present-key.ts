import type { ApiKey, ApiKeyState } from '../../../contract/identity/api-keys.ts';
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
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: [...row.scopes],
    state: isWaiting ? 'owner-without-factor' : state,
    owner_email: row.owner_email,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
  };
}
