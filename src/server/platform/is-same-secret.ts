import { timingSafeEqual } from 'node:crypto';

/** In constant time, so that the duration reveals nothing about the secret. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
