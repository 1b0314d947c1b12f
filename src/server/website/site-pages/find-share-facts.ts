import type { BusinessFacts } from '../../../sections/schemas.ts';
import type { Pack } from '../../business/packs/pack.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { countyOf } from '../../business/places/find-area.ts';
import { type PageTable, storedValues } from '../../pages/pages/page-row.ts';
import { findPublishedPage } from '../../pages/pages/queries.ts';
import { stateShown } from '../../pages/towns/hub-paths.ts';
import type { CurrentSettings } from '../../platform/settings/site-settings.ts';
import { compileVersion } from '../../templates/templates/compile-version.ts';
import { findBlogShareFacts } from '../context/blog-share-facts.ts';
import type { SitePageContext } from '../context/frame-context.ts';
import type { ShareFacts } from '../context/share-facts.ts';
import type { SitePage } from '../context/site-page.ts';
import { sitePage } from '../context/site-page-store.ts';
import { businessFacts } from './business-facts.ts';
import { fillCopy } from './fill-copy.ts';
import { packBusiness } from './pack-frame.ts';
import { pageLoad } from './page-pictures.ts';

/** The picture's facts for the page at this path, or null if there is no page. `path` has no trailing slash. */
export async function findShareFacts(
  { reads: { newest }, settings }: Pick<SitePageContext, 'reads' | 'settings'>,
  path: string,
): Promise<ShareFacts | null> {
  const decided = settings.current();
  const page = sitePage(decided, path === '' ? '/' : path);
  if (page) {
    const county = page.town && countyOf(decided, page.town.city, page.town.state);
    return siteShareFacts(
      { ...page, title: fillCopy(page.title, decided) },
      packBusiness(businessFacts(decided, county), page.pack),
      decided,
    );
  }
  if (/^\/blog(?:\/|$)/.test(path))
    return findBlogShareFacts(newest.kysely, path, businessFacts(decided, null));
  if (!/^\/[a-z0-9-]+$/.test(path)) return null;
  const row = await findPublishedPage(newest.kysely, path.slice(1));
  if (!row) return null;
  const pack = packStore.pack((await compileVersion(newest.kysely, row.template_version_id))?.pack ?? '');
  const { city = '', state = '' } = storedValues(row);
  const county = countyOf(decided, city, state);
  return landingShareFacts(row, packBusiness(businessFacts(decided, county), pack), pack, decided);
}

export function siteShareFacts(
  { path, title, keyword, town, pack }: SitePage,
  business: BusinessFacts,
  settings: Pick<CurrentSettings, 'services'>,
): ShareFacts {
  return {
    path,
    title: shortTitle(title),
    place: town === null ? countiesOf(business) : `${town.city}, ${stateShown(town.state)}`,
    load: pageLoad(settings, pack, keyword),
    illustrations: pack.fallbacks.illustrations,
    business,
  };
}

export function landingShareFacts(
  row: Pick<PageTable, 'slug' | 'title' | 'hero_title' | 'field_values'>,
  business: BusinessFacts,
  pack: Pack,
  settings: Pick<CurrentSettings, 'services'>,
): ShareFacts {
  const { city = '', state = '', keyword = '' } = storedValues(row);
  return {
    path: `/${row.slug}/`,
    title: row.hero_title || shortTitle(row.title),
    place: [city, state.toUpperCase()].filter(Boolean).join(', '),
    load: pageLoad(settings, pack, keyword),
    illustrations: pack.fallbacks.illustrations,
    business,
  };
}

/** A document's title without the part after the bar. */
function shortTitle(title: string): string {
  return (title.split(' | ', 1)[0] ?? title).trim();
}

function countiesOf({ counties }: BusinessFacts): string {
  return counties.length === 0 ? '' : `${counties.join(', ')} counties`;
}
