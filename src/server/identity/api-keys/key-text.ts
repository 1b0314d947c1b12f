import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/*
 * A key reads `ph_k3v9x2qd_…`: whose it is (so that it is found when it turns up where it should not be), a part to find it by,
 * and 32 random bytes. Of those only the SHA-256 is kept; so long a secret needs no slow hash.
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

/** The parts of what somebody sent as a key; null when it can't be one. */
export function readKey(text: string): { prefix: string; secret: string } | null {
  const [, prefix, secret] = /^(ph_[a-z0-9]{8})_([\w-]{43})$/.exec(text) ?? [];
  return prefix && secret ? { prefix, secret } : null;
}

const nobodys = hashSecret('');

/** Takes as long whether there is such a key or not. */
export function isSecretOf(hash: Buffer | undefined, secret: string): boolean {
  return timingSafeEqual(hash ?? nobodys, hashSecret(secret)) && hash !== undefined;
}

function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
