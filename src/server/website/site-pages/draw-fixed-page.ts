import { type PhotoPlace, photoPlaceSchema } from '../../../contract/business/photos.ts';
import type { Block } from '../../../site/block.ts';
import { renderFixedPage } from '../../../site/fixed-page.tsx';
import type { LinkItem } from '../../../site/frame.ts';
import { townWorkKey } from '../../audience/cases/announce-case.ts';
import { isGiveawayOpen } from '../../audience/giveaway/is-open.ts';
import { reviewsKey } from '../../audience/reviews/announce-review.ts';
import { listNewestReviews } from '../../audience/reviews/published-queries.ts';
import { countyOf } from '../../business/places/find-area.ts';
import { hubsKey } from '../../pages/towns/hub-paths.ts';
import { listHubStates } from '../../pages/towns/hub-queries.ts';
import { townWork } from '../cases/town-work.ts';
import { stateLinks } from '../hubs/hub-states.ts';
import { townMap } from '../landing-pages/map-facts.ts';
import { presentShownReview } from '../reviews/present-shown-review.ts';
import { pageForms, type Visit } from '../serving/page-forms.ts';
import type { Drawn, SiteParts } from '../serving/site-parts.ts';
import { ownPaths } from '../serving/site-routes.ts';
import { fixedShareFacts } from '../share-pictures/find-share-facts.ts';
import { shareBrand, sharePicture } from '../share-pictures/share-facts.ts';
import { nothingSent, type SentRequest } from './blocks/block-facts.ts';
import { fillCopy } from './fill-copy.ts';
import { type FixedRoute, giveawayRoute, thankYouRoute } from './fixed-routes.ts';
import { frameFor, originOf } from './frame-for.ts';
import { packFrame } from './pack-frame.ts';
import { areaSlugs, plainFooter, publishedAmong } from './service-pages.ts';
import {
  areaServed,
  breadcrumbList,
  type Described,
  localBusiness,
  service,
  townServed,
  website,
} from './structured-data.ts';

const state = 'FL';
/** Of the front page. */
const maxReviews = 8;

/** A page with its own copy. It is rendered again when pages of our own area change. */
export async function drawFixedPage(
  parts: SiteParts,
  route: FixedRoute,
  { visit = null, sent = nothingSent }: { visit?: Visit | null; sent?: SentRequest } = {},
): Promise<Drawn> {
  const settings = parts.settings.current();
  const { business, areas, packs } = settings;
  const addresses = areaSlugs(areas.towns);
  const published = await publishedAmong(parts.database.kysely, addresses, {
    cityPages: parts.cityPages,
    areas,
  });
  const head = fillCopy(route.head, settings);
  const { keyword, city, quote_service } = route;
  // The front page shows the removed items as pictures below.
  const quote = quote_service && {
    service: quote_service,
    items: head.path === '/' ? [] : business.items,
  };
  const forms = pageForms(
    parts.leads,
    { path: head.path, keyword, city, state, quote, giveaway: settings.giveaway },
    visit,
  );
  const frame = packFrame(
    frameFor(parts, {
      path: head.path,
      county: sent.county ?? countyOf(settings, city ?? '', state),
      footer: plainFooter(published),
      forms,
    }),
    route.pack,
    packs.enabled,
  );
  const reviews =
    head.path === '/'
      ? (await listNewestReviews(parts.database.kysely, maxReviews)).map(presentShownReview)
      : [];
  const work = city === null ? [] : await townWork(parts, { city, state });
  const trail = head.path === '/' ? [] : [...route.above, { href: head.path, text: route.name }];
  const described = { settings, origin: originOf(parts.config) };
  const place = city === null ? { city: '', state: '' } : { city, state };
  return {
    html: renderFixedPage({
      frame:
        route === thankYouRoute || (route === giveawayRoute && !isGiveawayOpen(settings.giveaway, new Date()))
          ? { ...frame, robots: 'noindex', canonical: null }
          : {
              ...frame,
              share_picture: sharePicture(
                fixedShareFacts({ ...route, head }, frame.business),
                shareBrand(settings),
                described.origin,
              ),
              structured: structuredData(described, route, trail),
            },
      head,
      breadcrumb: trail,
      blocks: route
        .blocks({
          business: frame.business,
          settings,
          published,
          reviews,
          work,
          city_pages: parts.cityPages.among(areas, new Set(published.values())),
          states: stateLinks(await listHubStates(parts.database.kysely)),
          has_google_maps: (settings.outside.google_maps_api_key || parts.config.googleMapsApiKey) !== null,
          sent,
        })
        // What customers wrote stays as it is, also where it looks like our placeholders.
        .flatMap((block): readonly Block[] => (isOthers(block) ? [block] : fillCopy([block], settings))),
      facts: {
        ...place,
        slug: head.path.slice(1),
        keyword,
        business: frame.business,
        photo: parts.settings.photo(photoPlace(route)),
        related: [],
        resources: [],
        resources_pending: false,
        sources: [],
        map: townMap(parts, place.city, place.state),
        fallbacks: route.pack.fallbacks,
        known_paths: ownPaths(settings),
      },
      onError: (error, section) =>
        parts.log.error({ err: error, path: head.path, section: section.id }, 'section could not be drawn'),
    }),
    shows: [
      ...addresses,
      hubsKey,
      ...(head.path === '/' ? [reviewsKey] : []),
      ...(city === null ? [] : [townWorkKey(`${city}, ${state}`)]),
    ],
  };
}

const isOthers = ({ kind }: Block) => kind === 'reviews' || kind === 'finished-work';

/** Where on the site a fixed page is, for the owner's photos. */
function photoPlace({ head, city }: FixedRoute): PhotoPlace | null {
  if (city !== null) return 'towns';
  const place = photoPlaceSchema.safeParse(head.path === '/' ? 'home' : head.path.slice(1));
  return place.success ? place.data : null;
}

function structuredData(
  described: Described,
  { name, keyword, city, head: { path } }: FixedRoute,
  trail: readonly LinkItem[],
): readonly object[] {
  if (path === '/') return [website(described), localBusiness(described)];
  const sold = {
    name: city === null ? name : `Junk Removal in ${city}`,
    keyword,
    path,
    areaServed: city === null ? areaServed(described) : townServed(city, state),
  };
  return [
    localBusiness(described),
    ...(keyword === '' ? [] : [service(described, sold)]),
    breadcrumbList(described, trail),
  ];
}
