import { createLocalJWKSet, type JWK, jwtVerify } from 'jose';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { KeyInUse, SignedIn } from '../../platform/http/app-env.ts';
import type { AccountContext } from '../account/account-context.ts';
import { isAttemptAllowed } from '../account/attempts.ts';
import { lacksFactor } from '../account/factor-rule.ts';
import { isSecretOf, readKey } from './key-text.ts';
import { stateOf } from './present-key.ts';
import { findKeyByPrefix, listPublicKeys, markKeyUsed } from './queries.ts';

/** Dependencies of key authentication. */
export type KeyContext = Pick<AccountContext, 'database' | 'codeKey' | 'settings'>;

const refusals = {
  expired: 'This API key has expired. Create a new one.',
  revoked: 'This API key was revoked.',
  'owner-gone': 'The owner of this API key is not an admin now.',
} as const;

/** The key in `Authorization: Bearer …`; null if there is none. */
export function bearerOf(authorization: string | undefined): string | null {
  return (
    /^Bearer(?: +([^ ].*)?)?$/i
      .exec(authorization ?? '')
      ?.slice(1)
      .join('') ?? null
  );
}

/**
 * Finds the owner of a key. Only failures count toward the limit, so guesses from the same address never
 * block a valid key.
 */
export async function identifyKey(
  context: KeyContext,
  text: string,
  address: string,
): Promise<{ user: SignedIn; key: KeyInUse }> {
  const db = context.database.kysely;
  const parts = readKey(text);
  const row = parts ? await findKeyByPrefix(db, parts.prefix) : undefined;
  if (!isSecretOf(row?.secret_hash, parts?.secret ?? '') || !row) {
    throw await refused(context, address, await whyUnknown(db, text));
  }
  const state = stateOf(row);
  if (state !== 'active') throw await refused(context, address, refusals[state]);
  if (row.is_use_news) await markKeyUsed(db, row.id);
  return {
    user: {
      id: row.user_id,
      email: row.owner_email,
      role: 'admin',
      lacksFactor: lacksFactor(context, { role: 'admin', hasFactor: row.has_owner_factor }),
    },
    key: { id: row.id, name: row.name, scopes: new Set(row.scopes) },
  };
}

async function whyUnknown(db: Db, text: string): Promise<string> {
  if (!looksLikeToken(text)) return 'API key not found.';
  if (!(await isOwnToken(db, text))) return 'Invalid JWT signature';
  return 'This token tells other programs who you are. Calls here take an API key.';
}

async function refused(context: KeyContext, address: string, message: string): Promise<AppError> {
  if (await isAttemptAllowed(context, 'api-key', address))
    return new AppError('signed-out', message, { reason: 'api-key' });
  return new AppError('too-many', 'Too many calls with invalid keys. Wait 15 minutes.', {
    reason: 'attempts',
  });
}

/** Matches the format of signed tokens, `head.body.signature`. API keys contain no dots. */
const looksLikeToken = (text: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]*$/.test(text);

/** True if our own key set signed the token and it has not expired. */
async function isOwnToken(db: Db, text: string): Promise<boolean> {
  const rows = await listPublicKeys(db);
  const keys = rows.map(({ id: kid, public_key }) => Object.assign(JSON.parse(public_key) as JWK, { kid }));
  return jwtVerify(text, createLocalJWKSet({ keys })).then(
    () => true,
    () => false,
  );
}
