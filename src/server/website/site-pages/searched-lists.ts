import { listHubStates } from '../../pages/towns/hub-queries.ts';
import type { Db } from '../../platform/db/database.ts';
import type { CityPages } from '../context/city-pages.ts';
import type { SitePage } from '../context/site-page.ts';
import { type OwnPages, ownPaths, sitePages, townPages } from '../context/site-page-store.ts';
import { blogPath } from '../posts/blog-pages.ts';
import { listPublishedPosts } from '../posts/published-queries.ts';

/*
 * Which lists of pages search engines may find: those that lead to a page which they may find. A list of hidden pages
 * says nothing else, a blog without posts neither. The list of a town is never found: it competes with the town's pages.
 */

/** The list of all states, and that of all services. */
const placesPath = '/locations';
const servicesPath = '/services';

interface Site {
  readonly db: Db;
  readonly settings: OwnPages;
  readonly cityPages: Pick<CityPages, 'list'>;
}

/** True if search engines may find a page of the site: its owner allows it, and it is no list of hidden pages alone. */
export async function isPageSearched(
  site: Site,
  { path, in_search }: Pick<SitePage, 'path' | 'in_search'>,
): Promise<boolean> {
  if (!in_search) return false;
  if (path === placesPath) return arePlacesSearched(site);
  return path !== servicesPath || areServicesSearched(site);
}

/** The addresses of the site's own pages that search engines may find. */
export async function searchedPaths(site: Site): Promise<readonly string[]> {
  const pages = sitePages(site.settings);
  const searched: string[] = [];
  for (const path of ownPaths(site.settings)) {
    const page = pages.get(path);
    if (path === blogPath && (await listPublishedPosts(site.db, 0, 1)).length === 0) continue;
    if (!page || (await isPageSearched(site, page))) searched.push(path);
  }
  return searched;
}

/** A site without any page of a town has nothing to hide. */
async function arePlacesSearched({ db, settings, cityPages }: Site): Promise<boolean> {
  if (townPages(settings.areas).length > 0) return true;
  const states = await listHubStates(
    db,
    cityPages.list(settings.areas).map(({ path }) => path),
  );
  return states.length === 0 || states.some(({ in_search }) => in_search);
}

function areServicesSearched({ settings }: Site): boolean {
  const pages = [...sitePages(settings).values()];
  const services = pages.filter(({ keyword, town }) => keyword !== '' && town === null);
  return services.length === 0 || services.some(({ in_search }) => in_search);
}
