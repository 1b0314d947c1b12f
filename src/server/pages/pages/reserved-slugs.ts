import { packStore } from '../../business/packs/pack-store.ts';
import { programPaths } from '../../business/packs/reserved-paths.ts';

/**
 * Addresses the site itself uses, now or by its plan of routes: no generated page may take them, planning treats them as
 * existing. The footer's area pages (/junk-removal-miami-fl …) are not here: generated pages are what answers there.
 * Pages of packs are, whether a pack is enabled or not: it may be tomorrow.
 */
const fixed = `about contact services pricing locations how-it-works reserve-now privacy terms
   junk-removal-west-palm-beach junk-removal-boca-raton jupiter-junk-removal lake-worth-junk-removal
   fort-lauderdale-junk-removal hollywood-junk-removal hialeah-junk-removal kendall-junk-removal homestead-junk-removal
   junk-removal furniture-removal appliance-removal estate-cleanouts commercial-clear-outs construction-debris
   office-cleanouts garage-cleanouts attic-cleanouts eviction-foreclosure-cleanouts concrete-removal carpet-removal`
  .split(/\s+/)
  .filter(Boolean);

/** Computed again when a pack is imported or deleted. */
const reserved = new WeakMap<object, ReadonlySet<string>>();

function reservedSlugs(): ReadonlySet<string> {
  const packs = packStore.all();
  const known =
    reserved.get(packs) ??
    new Set([
      ...packs.flatMap(pack => pack.pages.map(page => page.path.slice(1))),
      ...programPaths,
      ...fixed,
    ]);
  reserved.set(packs, known);
  return known;
}

export function isReservedSlug(slug: string): boolean {
  return reservedSlugs().has(slug);
}
