import { contentPacks } from '../../../../content/content-packs.ts';

/**
 * Addresses the site itself uses, now or by its plan of routes: no generated page may take them, planning treats them as
 * existing. The footer's area pages (/junk-removal-miami-fl …) are not here: generated pages are what answers there.
 * Pages of packs are, whether a pack is enabled or not: it may be tomorrow.
 */
const reserved = new Set([
  ...contentPacks.flatMap(pack => pack.pages.map(page => page.path.slice(1))),
  ...`admin auth api assets customer healthz readyz metrics uploads photos preview favicon sitemap robots og
   about contact services pricing blog locations how-it-works reserve-now giveaway thank-you leads calls
   privacy terms
   consent review finished-work
   junk-removal-west-palm-beach junk-removal-boca-raton jupiter-junk-removal lake-worth-junk-removal
   fort-lauderdale-junk-removal hollywood-junk-removal hialeah-junk-removal kendall-junk-removal homestead-junk-removal
   junk-removal furniture-removal appliance-removal estate-cleanouts commercial-clear-outs construction-debris
   office-cleanouts garage-cleanouts attic-cleanouts eviction-foreclosure-cleanouts concrete-removal carpet-removal`
    .split(/\s+/)
    .filter(Boolean),
]);

export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug);
}
