import { routes } from '../../../contract/routes.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** A body that is read and checked in a few milliseconds, in bytes. */
export const smallBody = 64 * kilobyte;

/** Goes to disk as it comes in, and is bounded there (transfers/receive-file.ts). */
const streamedPath = '/api/imports';

/** Pasted lists may be long; nothing else is. In megabytes. */
const roomyPaths: readonly (readonly [path: string, most: number])[] = [
  ['/api/batches', 48],
  ['/api/locations', 24],
  ['/api/sheets', 33],
  ['/api/data-sets', 48],
  ['/api/site-photos', 20],
  ['/api/redirects/import', 32],
];

/** The largest body that an address under /api takes, in bytes; null where its handler decides. Strangers send a megabyte at most. */
export function largestBody(method: string, path: string): number | null {
  if (method === 'POST' && path === streamedPath) return null;
  if (isForAnyone(path)) return megabyte;
  const [, most = 6] = roomyPaths.find(([start]) => path.startsWith(start)) ?? [];
  return most * megabyte;
}

/** First parts of the addresses where somebody may write who is not signed in. */
const openNouns: ReadonlySet<string> = new Set([
  'auth',
  ...Object.values(routes)
    .flatMap(noun => Object.values(noun))
    .filter(route => route.access === 'anyone' && route.method !== 'get')
    .map(route => nounOf(route.path)),
]);

/** True where limits count who asks how often, in the memory of one process. */
export const isForAnyone = (path: string): boolean => openNouns.has(nounOf(path));

function nounOf(path: string): string {
  const [, , noun = ''] = path.split('/', 3);
  return noun;
}
