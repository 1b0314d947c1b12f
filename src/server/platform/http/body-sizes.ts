import type { Route } from '../../../contract/platform/route.ts';
import { routes } from '../../../contract/routes.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** A body that is read and validated in a few milliseconds, in bytes. */
export const smallBody = 64 * kilobyte;

/** Streamed to disk and limited there (transfers/receive-file.ts). */
const streamedPath = '/api/imports';

/** Paths that accept long pasted lists, in megabytes. */
const largeBodyPaths: readonly (readonly [path: string, max: number])[] = [
  ['/api/batches', 48],
  ['/api/locations', 24],
  ['/api/sheets', 33],
  ['/api/data-sets', 48],
  ['/api/cases', 20],
  ['/api/site-photos', 20],
  ['/api/packs', 20],
  ['/api/redirects/import', 32],
  ['/api/reviews/import', 32],
  ['/api/statements/import', 32],
  ['/api/work-orders/import', 32],
];

/**
 * The maximum body size of an address under /api, in bytes; null if its handler decides. Callers who aren't
 * signed in may send one megabyte.
 */
export function largestBody(method: string, path: string): number | null {
  if (method === 'POST' && path === streamedPath) return null;
  if (isForAnyone(path)) return megabyte;
  const [, max = 6] = largeBodyPaths.find(([start]) => path.startsWith(start)) ?? [];
  return max * megabyte;
}

/** First path segments of the addresses where callers who aren't signed in may write. */
const openNouns: ReadonlySet<string> = new Set([
  'auth',
  ...Object.values(routes)
    .flatMap(noun => Object.values(noun))
    .filter(route => route.access === 'anyone' && route.method !== 'get')
    .map(route => nounOf(route.path)),
]);

/** True where rate limits apply, in the memory of one process. */
export const isForAnyone = (path: string): boolean => openNouns.has(nounOf(path));

function nounOf(path: string): string {
  const [, , noun = ''] = path.split('/', 3);
  return noun;
}

/** The calls behind visitors' forms. They use no session, so their handlers judge where a call comes from. */
const visitorForms: readonly Route[] = [routes.leads.send, routes['giveaway-entries'].enter];

export const isFromAnySite = (method: string, path: string): boolean =>
  visitorForms.some(form => form.method.toUpperCase() === method && form.path === path);
