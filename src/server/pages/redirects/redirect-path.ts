/*
 * How addresses are compared. A key is a path as people read it: decoded once, in one Unicode form, without a final
 * slash. A path that can't be decoded unambiguously has no key, so it can neither be a rule nor match one.
 */

export const longestPath = 2_000;

/** The key of a path from a request or an address, still percent-encoded; null when it has none. */
export function keyOfPath(path: string): string | null {
  if (!path.startsWith('/') || path.length > longestPath) return null;
  if (/^(?:\/[\w-]+)+$/.test(path)) return path; // Nothing to decode: nearly every address.
  const parts = path.replace(/\/+$/, '').split('/').slice(1).map(decoded);
  if (parts.some(part => part === null || !isPlainPart(part))) return null;
  return `/${parts.join('/')}`;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part).normalize('NFC');
  } catch {
    return null;
  }
}

/** One step of a path: not empty, not upwards, nothing that another reader might take for a separator or an end. */
function isPlainPart(part: string): boolean {
  return part !== '' && part !== '.' && part !== '..' && !/[\p{Cc}\p{Zl}\p{Zp}/\\?#]/u.test(part);
}

/** Reserved paths: the program's screens and calls, and files for search engines. */
const ownPaths =
  /^\/(?:(?:admin|api|auth|customer|assets|healthz|readyz|metrics)(?:\/|$)|robots\.txt$|sitemap(?:-[a-z]+(?:-\d{1,4})?)?\.xml$)/;

export type ReadSource = { readonly key: string } | { readonly problem: string };

/** What staff wrote as a source. */
export function readSource(text: string): ReadSource {
  const path = text.trim();
  if (path === '') return { problem: 'Enter the old path, like /old-page' };
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith('//')) {
    return { problem: 'A source path has no domain. Enter only the path, like /old-page' };
  }
  if (!path.startsWith('/')) return { problem: 'A source path begins with a slash, like /old-page' };
  if (path.length > longestPath) return { problem: `A source path has at most ${longestPath} characters` };
  if (/[?#]/.test(path)) {
    return { problem: 'A source path has no ? or #. The query of a request is passed on automatically' };
  }
  const key = keyOfPath(encodeLoose(path));
  if (key === null) {
    return {
      problem: 'This path can’t be read: it has empty or upward steps, control characters or broken % codes',
    };
  }
  if (key === '/') return { problem: 'The front page can’t be redirected' };
  if (ownPaths.test(key)) {
    return { problem: 'This address belongs to the program itself' };
  }
  return { key };
}

/**
 * A key as a source that can be parsed again: a lone percent sign would begin a code.
 * @example sourceText('/50%off') // '/50%25off'
 */
export function sourceText(key: string): string {
  return key.replaceAll('%', '%25');
}

/** People write spaces and letters of other alphabets unencoded. Existing percent codes stay. */
function encodeLoose(path: string): string {
  return path.replaceAll(/[^\x21-\x7e]/gu, letter => encodeURIComponent(letter.toWellFormed()));
}

export interface Destination {
  /** The Location header: a path with query and fragment, or a full https address. */
  readonly address: string;
  /** The key for comparing it; null on another site. */
  readonly key: string | null;
}
export type ReadDestination = Destination | { readonly problem: string };

/** What staff wrote as a destination. `ownHost` is the site's own, whose full addresses are taken as paths. */
export function readDestination(text: string, ownHost: string | null): ReadDestination {
  const written = text.trim();
  if (written === '') return { problem: 'Enter the destination, like /new-page' };
  if (written.length > longestPath) return { problem: `A destination has at most ${longestPath} characters` };
  if (/[\p{Cc}\p{Zl}\p{Zp}\\]/u.test(written)) {
    return { problem: 'A destination has no backslash, line break or control character' };
  }
  if (written.startsWith('/') && !written.startsWith('//'))
    return ownPath(new URL(written, 'https://site.invalid'));
  const isSecure = /^https:\/\//i.test(written) && URL.canParse(written);
  const url = isSecure ? new URL(written) : null;
  if (!url || url.hostname === '' || url.username !== '' || url.password !== '') {
    return {
      problem:
        'A destination is a path of this site, like /new-page, or an address that begins with https://',
    };
  }
  return url.host === ownHost ? ownPath(url) : { address: url.href, key: null };
}

function ownPath(url: URL): ReadDestination {
  const key = keyOfPath(url.pathname);
  if (key === null) return { problem: 'This path can’t be read: it has empty steps or broken % codes' };
  return { address: `${url.pathname}${url.search}${url.hash}`, key };
}

/**
 * An address with the query of the request that led to it.
 * @example withQuery('/new?a=1#top', '?b=2') // '/new?a=1&b=2#top'
 */
export function withQuery(address: string, query: string): string {
  if (query === '' || query === '?') return address;
  const [, path = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
  const joined = path.includes('?') ? `${path.replace(/&$/, '')}&${query.slice(1)}` : `${path}${query}`;
  return `${joined}${fragment}`;
}
