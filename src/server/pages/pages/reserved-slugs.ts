import { packStore } from '../../business/packs/pack-store.ts';
import { programPaths, requiredPages } from '../../business/packs/reserved-paths.ts';
import type { Db } from '../../platform/db/database.ts';
import { listSitePaths } from './slug-queries.ts';

/** Computed again when a pack is imported or deleted. */
const reserved = new WeakMap<object, ReadonlySet<string>>();

/**
 * Addresses the site itself uses, now or by its plan of routes: no generated page may take them, planning treats them as
 * existing. The footer's area pages (/junk-removal-miami-fl …) are not here: generated pages are what answers there.
 * Pages of packs are, whether a pack is enabled or not: it may be tomorrow.
 */
function reservedSlugs(): ReadonlySet<string> {
  const packs = packStore.all();
  const known =
    reserved.get(packs) ??
    new Set([
      ...packs.flatMap(pack => pack.pages.map(page => page.path.slice(1))),
      ...programPaths,
      ...requiredPages.map(path => path.slice(1)),
    ]);
  reserved.set(packs, known);
  return known;
}

/**
 * Returns a check for reserved addresses, including those that site pages have now: the owner’s own, and those of
 * services.
 */
export async function readReservedSlugs(db: Db): Promise<(slug: string) => boolean> {
  const paths = new Set(await listSitePaths(db));
  return slug => isReservedSlug(slug) || paths.has(`/${slug}`);
}

export function isReservedSlug(slug: string): boolean {
  return reservedSlugs().has(slug);
}
