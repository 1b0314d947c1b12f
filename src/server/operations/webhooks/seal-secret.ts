import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

const keyOf = (installationKey: string) =>
  Buffer.from(hkdfSync('sha256', installationKey, '', 'pagehaul webhook secrets', 32));

/** Encrypts a secret for one owner: sealed for another, it can't be opened. */
export function sealSecret(installationKey: string, owner: string, secret: string): string {
  const iv = randomBytes(ivLength);
  const sealing = createCipheriv(cipher, keyOf(installationKey), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
}

export function openSecret(installationKey: string, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const opening = createDecipheriv(cipher, keyOf(installationKey), bytes.subarray(0, ivLength))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([opening.update(bytes.subarray(ivLength + tagLength)), opening.final()]).toString(
    'utf8',
  );
}
