import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from './db/database.ts';
import { keepSetting } from './db/settings.ts';

/*
 * A link whose holder needs no account: "<id>.<last second>.<signature>". The purpose is signed too, so a link for one thing opens
 * no other. Whether it was used or taken back is a fact of the row it names.
 */

export type LinkPurpose = 'case-consent' | 'review' | 'lead-addition';

export type ReadLink =
  | { readonly state: 'valid' | 'expired'; readonly id: string }
  | { readonly state: 'forged' };

/** The key that signs links: created once, and part of every backup. */
export const signingKey = (db: Db) => keepSetting(db, 'link-key', randomBytes(32).toString('base64url'));

export function signLink(key: string, purpose: LinkPurpose, id: string, expiresAt: Date): string {
  const text = `${id}.${Math.floor(expiresAt.getTime() / 1_000).toString(36)}`;
  return `${text}.${signatureOf(key, purpose, text).toString('base64url')}`;
}

export function readSignedLink(key: string, purpose: LinkPurpose, token: string, now: Date): ReadLink {
  const [id = '', seconds = '', given = '', ...more] = token.split('.', 4);
  const expected = signatureOf(key, purpose, `${id}.${seconds}`);
  const signature = Buffer.from(given, 'base64url');
  if (more.length > 0 || signature.length !== expected.length || !timingSafeEqual(signature, expected))
    return { state: 'forged' };
  const last = Number.parseInt(seconds, 36) * 1_000;
  return { state: now.getTime() <= last ? 'valid' : 'expired', id };
}

const signatureOf = (key: string, purpose: LinkPurpose, text: string) =>
  createHmac('sha256', key).update(`${purpose}:${text}`).digest();
