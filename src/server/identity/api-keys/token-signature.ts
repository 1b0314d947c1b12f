import { createLocalJWKSet, type JWK, jwtVerify } from 'jose';
import type { Db } from '../../platform/db/database.ts';
import { listPublicKeys } from './queries.ts';

/** `head.body.signature`, as tokens of a key set are written. API keys hold no dots. */
export const looksLikeToken = (text: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]*$/.test(text);

/** Whether a key of our own key set signed it, and its time is not over. */
export async function isOwnToken(db: Db, text: string): Promise<boolean> {
  const rows = await listPublicKeys(db);
  const keys = rows.map(({ id: kid, public_key }) => Object.assign(JSON.parse(public_key) as JWK, { kid }));
  return jwtVerify(text, createLocalJWKSet({ keys })).then(
    () => true,
    () => false,
  );
}
