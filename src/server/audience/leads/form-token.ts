import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../platform/is-same-secret.ts';

/*
 * Proves that a form was opened before it was sent. A page rendered for one visitor carries the signed time:
 * "1763690000000.<signature>"; a very recent one shows a bot. A cached page is the same for all visitors, so it carries
 * the signature of its address instead: "page.<signature>".
 */

export function signPage(key: string, path: string): string {
  return `page.${signature(key, path)}`;
}

/** True for the token of a cached page at this path. */
export function isPageToken(key: string, token: string, path: string): boolean {
  return isSameSecret(token, signPage(key, path));
}

export function signFormToken(key: string, now: Date): string {
  const time = String(now.getTime());
  return `${time}.${signature(key, time)}`;
}

/** How long ago the form was rendered, in milliseconds; null for anything we did not sign. */
export function ageOfFormToken(key: string, token: string, now: Date): number | null {
  const [time = '', given = ''] = token.split('.', 2);
  if (!isSameSecret(given, signature(key, time))) return null;
  return now.getTime() - Number(time);
}

function signature(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
