import { z } from 'zod';
import { newApiKeySchema } from '../../../contract/identity/api-keys.ts';
import { createKey } from '../../identity/api-keys/create-key.ts';
import { presentKey } from '../../identity/api-keys/present-key.ts';
import { findKeyByPrefix, listKeys } from '../../identity/api-keys/queries.ts';
import { revokeKey } from '../../identity/api-keys/revoke-key.ts';
import { allScopes, nounScopes } from '../../identity/api-keys/scopes.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { misuse } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { type Output, table } from '../output.ts';
import { ownerOf } from '../owner-of.ts';

export interface CreateKeyOptions {
  readonly scope: readonly string[];
  readonly as?: string;
  readonly days: number | 'never';
}

/** The key goes to standard output, so that it can be piped. Comments go to standard error. */
export async function createKeyCommand(
  output: Output,
  name: string,
  { scope, as, days }: CreateKeyOptions,
): Promise<void> {
  const request = newApiKeySchema.safeParse({
    name,
    scopes: scope,
    expires_in_days: days === 'never' ? null : days,
  });
  if (!request.success) {
    throw misuse(request.error.issues[0]?.message ?? 'This key can’t be made.', 'See: api-keys scopes');
  }
  return withSession(async ({ db }) => {
    const made = await createKey(db, await ownerOf(db, as), request.data);
    output.note(
      `Key “${made.api_key.name}” acts for ${made.api_key.owner_email}. It is shown only this once.`,
    );
    output.result(made, made.key);
  });
}

export async function listKeysCommand(output: Output, { limit }: { limit: number }): Promise<void> {
  return withSession(async ({ db }) => {
    const rules = await currentGroup(db, 'accounts');
    const keys = (await listKeys(db, { after: null, limit })).map(row => presentKey(row, rules));
    const day = (at: string | null, other: string) => at?.slice(0, 10) ?? other;
    const rows = keys.map(key => [
      key.prefix,
      key.name,
      key.state,
      key.owner_email,
      day(key.expires_at, 'never'),
      day(key.last_used_at, 'never'),
      key.scopes.join(' '),
    ]);
    output.result(
      { api_keys: keys },
      table(['Key', 'Name', 'State', 'Acts for', 'Expires', 'Last used', 'Scopes'], rows, 'No API keys yet.'),
    );
  });
}

/** Needs no database. */
export async function listScopes(output: Output): Promise<void> {
  const rows = nounScopes().map(({ noun, read, write }) => [noun, read, write]);
  output.result({ scopes: allScopes }, table(['Noun', 'Calls that read', 'Calls that write'], rows));
}

export async function revokeKeyCommand(output: Output, key: string): Promise<void> {
  return withSession(async ({ db }) => {
    const id = z.uuid().safeParse(key).success ? key : (await findKeyByPrefix(db, key))?.id;
    if (!id) throw misuse(`API key “${key}” not found.`, 'See: api-keys list');
    const revoked = await revokeKey(db, id);
    output.result({ api_key: revoked }, `Revoked “${revoked.name}” (${revoked.prefix}).`);
  });
}
