import { contentPacks } from '../../../../content/content-packs.ts';
import { packPages } from '../../business/packs/page-documents.ts';

/**
 * Addresses the site itself uses, now or by its plan of routes: no generated page may take them, planning treats them as
 * existing. The footer's area pages (/junk-removal-miami-fl …) are not here: generated pages are what answers there.
 * Pages of packs are, whether a pack is enabled or not: it may be tomorrow.
 */
const reserved = new Set([
  ...contentPacks.flatMap(pack => packPages(pack.id).map(page => page.path.slice(1))),
  ...`admin auth api assets customer healthz readyz metrics uploads photos preview favicon sitemap robots og
   blog giveaway thank-you leads calls
   consent review finished-work`
    .split(/\s+/)
    .filter(Boolean),
]);

export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug);
}
