import type { BetterAuthOptions } from 'better-auth';

/*
 * Behind https the cookies' own names say that this very host set them, over https and for all of it: a page of a neighbouring
 * name can't plant one. Versions before called them otherwise; who is signed in by such a cookie is given one of today's beside it,
 * and keeps the other, which a process of the older version may still ask for.
 */

const plain = 'pagehaul';
const ofThisHost = `__Host-${plain}`;
const older = `__Secure-${plain}`;

/** The library writes what begins with `__Host-` as that name asks: Secure, for all paths, without a Domain. */
export function cookieOptions(publicUrl: string | null): NonNullable<BetterAuthOptions['advanced']> {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  return {
    useSecureCookies: false,
    cookiePrefix: isSecure ? ofThisHost : plain,
    defaultCookieAttributes: { secure: isSecure },
  };
}

/** The same headers, as if today's version had set the cookies; null when there is nothing to rename. */
export function underTodaysNames(headers: Headers, publicUrl: string | null): Headers | null {
  const cookie = headers.get('cookie') ?? '';
  if (!publicUrl?.startsWith('https:') || !cookie.includes(`${older}.`)) return null;
  if (cookie.includes(`${ofThisHost}.`)) return null;
  const renamed = new Headers(headers);
  renamed.set('cookie', cookie.replaceAll(`${older}.`, `${ofThisHost}.`));
  return renamed;
}
