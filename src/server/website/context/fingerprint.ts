import { crc32 } from 'node:zlib';

/**
 * A fingerprint of a page: the checksums of its two halves, and its length. A collision is no attack, so no
 * cryptographic hash is needed.
 */
export function fingerprint(bytes: Buffer): string {
  const { first, second } = halves(bytes);
  return `${bytes.length.toString(36)}-${first.toString(36)}-${second.toString(36)}`;
}

/** @example halves(Buffer.from('a page')) // two numbers of 32 bits */
export function halves(bytes: Buffer): { readonly first: number; readonly second: number } {
  const middle = bytes.length >>> 1;
  return { first: crc32(bytes.subarray(0, middle)), second: crc32(bytes.subarray(middle)) };
}
