import type { BetterAuthOptions } from 'better-auth';

/*
 * With https, the `__Host-` prefix proves that this exact host set a cookie, so a page on a sibling domain
 * can't plant one. Older versions used other names. Their sessions get a new cookie and keep the old one,
 * because processes of the older version may still run.
 */

const plain = 'pagehaul';
const ofThisHost = `__Host-${plain}`;
const older = `__Secure-${plain}`;

/** The library writes `__Host-` cookies correctly: Secure, for all paths, without a Domain. */
export function cookieOptions(publicUrl: string | null): NonNullable<BetterAuthOptions['advanced']> {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  return {
    useSecureCookies: false,
    cookiePrefix: isSecure ? ofThisHost : plain,
    defaultCookieAttributes: { secure: isSecure },
  };
}

/** The headers with old cookie names replaced by current ones; null if there is nothing to rename. */
export function withCurrentNames(headers: Headers, publicUrl: string | null): Headers | null {
  const cookie = headers.get('cookie') ?? '';
  if (!publicUrl?.startsWith('https:') || !cookie.includes(`${older}.`)) return null;
  if (cookie.includes(`${ofThisHost}.`)) return null;
  const renamed = new Headers(headers);
  renamed.set('cookie', cookie.replaceAll(`${older}.`, `${ofThisHost}.`));
  return renamed;
}
