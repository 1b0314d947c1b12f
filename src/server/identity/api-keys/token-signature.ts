import { createLocalJWKSet, type JWK, jwtVerify } from 'jose';
import type { Db } from '../../platform/db/database.ts';
import { listPublicKeys } from './queries.ts';

/** Matches the format of signed tokens, `head.body.signature`. API keys contain no dots. */
export const looksLikeToken = (text: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]*$/.test(text);

/** True if our own key set signed the token and it has not expired. */
export async function isOwnToken(db: Db, text: string): Promise<boolean> {
  const rows = await listPublicKeys(db);
  const keys = rows.map(({ id: kid, public_key }) => Object.assign(JSON.parse(public_key) as JWK, { kid }));
  return jwtVerify(text, createLocalJWKSet({ keys })).then(
    () => true,
    () => false,
  );
}
