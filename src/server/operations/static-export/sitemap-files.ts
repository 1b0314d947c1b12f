import { originOf } from '../../platform/config.ts';
import type { EarlierFiles } from '../../search/sitemap/earlier-files.ts';
import { indexOf, maxAddresses, type SitemapFile, sitemapFiles } from '../../search/sitemap/sitemap-files.ts';
import { searchedPaths } from '../../website/site-pages/searched-lists.ts';
import type { FileSink } from './file-sink.ts';
import type { ExportContext } from './open-site.ts';

export interface WrittenSitemap {
  /** Search engines find the files by it, so it is written after all pages that they name. */
  readonly index: string;
  readonly names: ReadonlySet<string>;
}

interface SitemapOptions {
  readonly signal: AbortSignal;
  /** After each file. */
  readonly onFile?: () => Promise<void> | void;
  readonly earlier?: EarlierFiles | null;
}

/** Writes the sitemap's files, but not its index. */
export async function writeSitemapFiles(
  { database, config, settings, cityPages }: ExportContext,
  files: FileSink,
  { signal, onFile = () => undefined, earlier = null }: SitemapOptions,
): Promise<WrittenSitemap> {
  const origin = originOf(config);
  const listed: Omit<SitemapFile, 'text'>[] = [];
  const { areas } = settings.current();
  for await (const { text, ...file } of sitemapFiles(database.kysely, origin, {
    fixedPaths: await searchedPaths({ db: database.kysely, settings: settings.current(), cityPages }),
    cityPages: cityPages.list(areas),
    towns: areas.towns,
    perFile: maxAddresses,
    onLeftOut: () => undefined,
    earlier,
  })) {
    signal.throwIfAborted();
    listed.push(file);
    await files.drain();
    files.put(nameOf(file), Buffer.from(text));
    await onFile();
  }
  return { index: indexOf(origin, listed), names: new Set(listed.map(nameOf)) };
}

const nameOf = ({ path }: Pick<SitemapFile, 'path'>) => path.slice(1);
