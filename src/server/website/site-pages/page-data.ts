import type { PackFallbacks, PageFacts, PagePhoto } from '../../../sections/schemas.ts';
import type { Frame } from '../../../site/frame.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import type { FrameContext } from '../context/frame-context.ts';
import { ownPaths } from '../context/site-page-store.ts';
import type { Place } from '../context/towns.ts';
import { townMap } from './map-facts.ts';

interface PageData {
  readonly path: string;
  readonly place?: Place;
  readonly keyword?: string;
  readonly photo?: PagePhoto | null;
  readonly fallbacks?: PackFallbacks;
}

/** What sections know of a page that is not a landing page. */
export function pageData(
  context: FrameContext,
  { business }: Frame,
  {
    path,
    place = { city: '', state: '' },
    keyword = '',
    photo = null,
    fallbacks = packStore.own().fallbacks,
  }: PageData,
): PageFacts & { readonly known_paths: readonly string[] } {
  return {
    city: place.city,
    state: place.state,
    slug: path.slice(1),
    keyword,
    business,
    photo,
    related: [],
    resources: [],
    resources_pending: false,
    sources: [],
    map: townMap(context, place.city, place.state),
    fallbacks,
    known_paths: ownPaths(context.settings.current()),
  };
}
