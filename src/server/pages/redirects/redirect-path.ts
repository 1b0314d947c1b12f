/*
 * How addresses are compared. A key is a path as people read it: decoded once, in one Unicode form, without a final
 * slash. A path that can't be decoded unambiguously has no key, so it can neither be a rule nor match one.
 */

import type { RedirectType } from '../../../contract/pages/redirects.ts';

export const longestPath = 2_000;

/** The key of a path from a request or an address, still percent-encoded; null when it has none. */
export function keyOfPath(path: string): string | null {
  if (!path.startsWith('/') || path.length > longestPath) return null;
  if (/^(?:\/[\w-]+)+$/.test(path)) return path; // Nothing to decode: nearly every address.
  const parts = path
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
    .slice(1)
    .map(decoded);
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
  const [, plain = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(path) ?? [];
  if (path.includes('#')) return { problem: 'A source path has no #: browsers never send what follows it' };
  const searched = queryKey(query);
  if (query !== '' && searched === '') {
    return { problem: 'The query after ? holds nothing to compare. Leave it out: it is passed on' };
  }
  const key = keyOfPath(encodeLoose(plain));
  if (key === null) {
    return {
      problem: 'This path can’t be read: it has empty or upward steps, control characters or broken % codes',
    };
  }
  if (key === '/' && searched === '') return { problem: 'The front page can’t be redirected' };
  if (ownPaths.test(key)) {
    return { problem: 'This address belongs to the program itself' };
  }
  return { key: searched === '' ? key : `${key}?${searched}` };
}

/** What advertisements add to an address. It never says which page is meant. */
const tracking = /^(?:utm_\w+|gclid|gbraid|wbraid|msclkid|fbclid)$/i;

const paramsOf = (query: string, isKept: (name: string) => boolean) =>
  new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => isKept(name)));

/**
 * A query as it is compared: in one order, without what advertisements add.
 * @example queryKey('?p=123&gclid=x') // 'p=123'
 */
export function queryKey(query: string): string {
  if (query.length < 2 || query.length > longestPath) return '';
  const params = paramsOf(query, name => !tracking.test(name));
  params.sort();
  return params.toString();
}

/** What a rule with a query passes on: the part that it does not compare. */
export function trackingQuery(query: string): string {
  const kept = paramsOf(query, name => tracking.test(name)).toString();
  return kept === '' ? '' : `?${kept}`;
}

/** The source of a rule with a query that this destination would meet; null where it has no query. */
export function queryKeyOf({ address, key }: Destination): string | null {
  const searched = queryKey(/\?[^#]*/.exec(address)?.[0] ?? '');
  return key === null || searched === '' ? null : `${key}?${searched}`;
}

/** Small letters of ASCII, as the index of sources has them. */
export function inSmallLetters(key: string): string {
  return key.replaceAll(/[A-Z]/g, letter => letter.toLowerCase());
}

/**
 * A key as a source that can be parsed again: a lone percent sign would begin a code.
 * @example sourceText('/50%off') // '/50%25off'
 */
export function sourceText(key: string): string {
  const [path = '', query] = key.split('?', 2);
  return `${path.replaceAll('%', '%25')}${query === undefined ? '' : `?${query}`}`;
}

/** People write spaces and letters of other alphabets unencoded. Existing percent codes stay. */
function encodeLoose(path: string): string {
  return path.replaceAll(/[^\x21-\x7e]/gu, letter => encodeURIComponent(letter.toWellFormed()));
}

export interface Destination {
  /** The Location header: a path with query and fragment, or a full https address. Empty: gone (410). */
  readonly address: string;
  /** The key for comparing it; null on another site. */
  readonly key: string | null;
}
/** The end of an address that is gone. */
export const gone: Destination = { address: '', key: null };
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
  const url = /^https?:\/\//i.test(written) && URL.canParse(written) ? new URL(written) : null;
  const isHere = url !== null && url.host === ownHost;
  if (
    !url ||
    (url.protocol !== 'https:' && !isHere) ||
    url.hostname === '' ||
    url.username !== '' ||
    url.password !== ''
  ) {
    return {
      problem:
        'A destination is a path of this site, like /new-page, or an address that begins with https://',
    };
  }
  return isHere ? ownPath(url) : { address: url.href, key: null };
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

/** What staff wrote as a rule: both ends, read together. A gone address needs no destination. */
export function readEnds(
  written: { readonly source: string; readonly destination: string; readonly type: RedirectType },
  ownHost: string | null,
): { source: ReadSource; destination: ReadDestination } {
  const source = readSource(written.source);
  const destination = written.type === 410 ? gone : readDestination(written.destination, ownHost);
  if ('key' in source && 'address' in destination && queryKeyOf(destination) === source.key)
    return { source, destination: { problem: 'This would lead round in a circle' } };
  return { source, destination };
}
