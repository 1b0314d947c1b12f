import type { SiteSectionFacts, TitleSize } from '../../../sections/render-sections.tsx';
import type { PackFallbacks, PagePhoto } from '../../../sections/schemas.ts';
import type { Frame } from '../../../site/frame.ts';
import { type SitePageProps, sitePageHtml } from '../../../site/site-page.tsx';
import { packStore } from '../../business/packs/pack-store.ts';
import type { FrameContext } from '../context/frame-context.ts';
import { ownPaths } from '../context/site-page-store.ts';
import type { Place } from '../context/towns.ts';
import { townMap } from './map-facts.ts';

/** A page that is not a landing page. */
interface FixedPage extends Pick<SitePageProps, 'head' | 'breadcrumb' | 'content'> {
  readonly path: string;
  readonly place?: Place | null | undefined;
  readonly keyword?: string;
  /** What its scene shows; absent: what the keyword says. */
  readonly load?: string | null;
  readonly photo?: PagePhoto | null;
  readonly fallbacks?: PackFallbacks;
  readonly site?: SiteSectionFacts | undefined;
  /** The size of its main heading; absent: by the heading's length. */
  readonly title_size?: TitleSize;
  /** The inside of its pricing section. */
  readonly prices?: string;
}

/** Renders a page within its frame. A section that can't be rendered is logged and left out. */
export function renderFixedPage(context: FrameContext, frame: Frame, page: FixedPage): string {
  const {
    path,
    place,
    keyword = '',
    photo = null,
    fallbacks = packStore.own().fallbacks,
    site,
    prices = '',
  } = page;
  const { city, state } = place ?? { city: '', state: '' };
  return sitePageHtml({
    frame,
    head: page.head,
    breadcrumb: page.breadcrumb,
    content: page.content,
    facts: {
      city,
      state,
      slug: path.slice(1),
      keyword,
      business: frame.business,
      ...(page.load === undefined ? {} : { load: page.load }),
      photo,
      related: [],
      resources: [],
      rating: '',
      resources_pending: false,
      sources: [],
      prices,
      map: townMap(context, city, state),
      fallbacks,
      known_paths: ownPaths(context.settings.current()),
      ...(site ? { site } : {}),
      ...(page.title_size === undefined ? {} : { title_size: page.title_size }),
    },
    onError: (error, section) =>
      context.log.error({ err: error, path, section: section.id }, 'section could not be rendered'),
  });
}
