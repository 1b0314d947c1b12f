import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Area } from '../../../contract/platform/areas.ts';
import type { Db } from '../../platform/db/database.ts';
import type { CityPage } from '../../website/context/city-pages.ts';
import { deleteFiles, type IsoTime, inOneSnapshot, insertFile, writeBuild } from './queries.ts';
import { indexOf, type LeftOut, maxAddresses, type SitemapFile, sitemapFiles } from './sitemap-files.ts';

const pack = promisify(gzip);

/** Only one process builds at a time. */
export const sitemapLock = 'sitemap';

export interface BuildInput {
  readonly origin: string;
  /** The site's own addresses, generated pages and posts aside. */
  readonly fixedPaths: readonly string[];
  readonly cityPages: readonly CityPage[];
  readonly towns: readonly Area[];
  readonly perFile?: number;
  readonly signal?: AbortSignal;
}

/**
 * Writes all sitemap files from one snapshot and replaces the old ones atomically, so the index always matches.
 * One file is in memory at a time. The caller holds the lock.
 */
export async function buildSitemap(
  db: Db,
  { origin, fixedPaths, cityPages, towns, perFile = maxAddresses, signal }: BuildInput,
): Promise<void> {
  const started = performance.now();
  await inOneSnapshot(db, async trx => {
    await deleteFiles(trx);
    const leftOut: Record<LeftOut, number> = { redirected: 0, town_pages: 0, town_lists: 0 };
    const listed: Omit<SitemapFile, 'text'>[] = [];
    const store = async (position: number, { path, text, addresses, changed }: SitemapFile) =>
      insertFile(trx, {
        path,
        position,
        body: await pack(text),
        addresses,
        bytes: Buffer.byteLength(text),
        changed_at: changed,
      });
    for await (const { text, ...file } of sitemapFiles(trx, origin, {
      fixedPaths,
      cityPages,
      towns,
      perFile,
      onLeftOut: (why, count) => {
        leftOut[why] += count;
      },
    })) {
      signal?.throwIfAborted();
      listed.push(file);
      await store(listed.length, { ...file, text });
    }
    const changed = listed.reduce<IsoTime | null>((last, one) => later(last, one.changed), null);
    const index = {
      path: '/sitemap.xml',
      text: indexOf(origin, listed),
      addresses: listed.length,
      changed,
    };
    await store(0, index);
    await writeBuild(trx, { origin, took_ms: Math.round(performance.now() - started), ...leftOut });
  });
}

function later(a: IsoTime | null, b: IsoTime | null): IsoTime | null {
  return a && b ? (a > b ? a : b) : (a ?? b);
}
