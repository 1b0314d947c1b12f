import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/*
 * A key looks like `ph_k3v9x2qd_…`: a recognizable prefix (for leak scanners), an id, and 32 random bytes.
 * Only their SHA-256 is stored; such a long secret needs no slow hash.
 */

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

export interface KeyText {
  readonly key: string;
  readonly prefix: string;
  readonly hash: Buffer;
}

export function makeKey(): KeyText {
  const name = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  const secret = randomBytes(32).toString('base64url');
  const prefix = `ph_${name}`;
  return { key: `${prefix}_${secret}`, prefix, hash: hashSecret(secret) };
}

/** Parses a key; null if the text can't be one. */
export function readKey(text: string): { prefix: string; secret: string } | null {
  const [, prefix, secret] = /^(ph_[a-z0-9]{8})_([\w-]{43})$/.exec(text) ?? [];
  return prefix && secret ? { prefix, secret } : null;
}

const nobodys = hashSecret('');

/** Takes constant time, so that it doesn't reveal whether the key exists. */
export function isSecretOf(hash: Buffer | undefined, secret: string): boolean {
  return timingSafeEqual(hash ?? nobodys, hashSecret(secret)) && hash !== undefined;
}

function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
