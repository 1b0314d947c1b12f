import { hash } from 'node:crypto';
import { isSameSecret } from '../../platform/is-same-secret.ts';

/*
 * Proves that a form was opened before it was sent. A page drawn for one visitor carries the signed time:
 * "1763690000000.<signature>"; a very recent one shows a bot. A cached page is the same for all visitors, so it carries
 * the signature of its address instead: "page.<signature>".
 */

export function signPage(key: string, path: string): string {
  return `page.${signature(key, path)}`;
}

export function isMarkOfPage(key: string, token: string, path: string): boolean {
  return isSameSecret(token, signPage(key, path));
}

export function signFormToken(key: string, now: Date): string {
  const time = String(now.getTime());
  return `${time}.${signature(key, time)}`;
}

/** How long ago the form was drawn, in milliseconds; null for anything we did not sign. */
export function ageOfFormToken(key: string, token: string, now: Date): number | null {
  const [time = '', given = ''] = token.split('.', 2);
  if (!isSameSecret(given, signature(key, time))) return null;
  return now.getTime() - Number(time);
}

/**
 * HMAC-SHA-256 of RFC 2104. The setup of Node's own takes ten times as long as these two hashes, and each landing page
 * has one.
 */
export function signature(key: string, text: string): string {
  const { inner, outer } = padsOf(key);
  // A letter has at most three bytes.
  const room =
    text.length * 3 <= inner.length - blockSize
      ? inner
      : Buffer.concat([inner, Buffer.alloc(text.length * 3)]);
  const message = room.subarray(0, blockSize + room.write(text, blockSize));
  outer.write(hash('sha256', message, 'binary'), blockSize, 'latin1');
  return hash('sha256', outer, 'base64url');
}

interface Pads {
  readonly key: string;
  /** The inner block, and space for the signed text. */
  readonly inner: Buffer;
  /** The outer block, and space for the first hash. */
  readonly outer: Buffer;
}

const blockSize = 64;
const hashSize = 32;
/** Long enough for every address of ours. Longer ones get a buffer of their own. */
const messageCapacity = 1_024;
let lastPads: Pads | null = null;

function padsOf(key: string): Pads {
  if (lastPads?.key === key) return lastPads;
  const given = Buffer.from(key);
  const block = Buffer.alloc(blockSize);
  (given.length > blockSize ? hash('sha256', given, 'buffer') : given).copy(block);
  const pad = (mask: number) => Buffer.from(block.map(byte => byte ^ mask));
  lastPads = {
    key,
    inner: Buffer.concat([pad(0x36), Buffer.alloc(messageCapacity)]),
    outer: Buffer.concat([pad(0x5c), Buffer.alloc(hashSize)]),
  };
  return lastPads;
}
