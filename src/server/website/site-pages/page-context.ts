import type { Area } from '../../../contract/platform/areas.ts';
import type { Settings } from '../../../contract/platform/settings.ts';
import { renderPlaceMap } from '../../../sections/render-sections.tsx';
import type { BusinessFacts, LinkItem, TownContent } from '../../../sections/schemas.ts';
import type { QuotePlace } from '../../../site/forms/page-forms.ts';
import { isServed } from '../../business/areas/is-served.ts';
import type { Pack } from '../../business/packs/pack.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { countyOfPlace } from '../../business/places/county-place.ts';
import { Distances } from '../../business/places/distances.ts';
import { countyOf, findArea } from '../../business/places/find-area.ts';
import { hubsAbove } from '../../pages/towns/hub-paths.ts';
import { BoundedMap } from '../../platform/memory/bounded-map.ts';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';
import type { CurrentSettings } from '../../platform/settings/site-settings.ts';
import { writtenCityPage } from '../context/city-pages.ts';
import { quoteServiceOf } from '../context/site-page-store.ts';
import { countyMap, townMap } from './area-maps.ts';
import { businessFacts } from './business-facts.ts';
import { packBusiness } from './pack-frame.ts';
import { landingTown, neighborsOf, severalCounties } from './town-content.ts';

/** The parts of a landing page besides its texts. */
export interface PageContext {
  readonly pack: Pack;
  readonly business: BusinessFacts;
  readonly is_noindex: boolean;
  readonly quote_service: QuotePlace['service'];
  /** The business works in the page's town; other trades work everywhere. */
  readonly is_served: boolean;
  readonly resources_pending: boolean;
}

export interface PlaceFacts {
  readonly is_served: boolean;
  readonly business: BusinessFacts;
  readonly hubs: readonly LinkItem[];
  /** The card of a town where the business works. */
  readonly town: TownContent | null;
  /** The towns on the card. */
  readonly neighbors: readonly Area[];
  /** How far other towns are. */
  readonly distances: Distances;
}

/** Bytes of a place with its encoded texts (page-texts.ts), estimated. A served town has a card, a footer and a map. */
const placeBytes = { served: 20_000, other: 4_500 };
const mapOverhead = 200;

/** Facts of places by the settings they follow from; other settings, other facts. */
const remembered = new WeakMap<Settings, BoundedMap<string, PlaceFacts>>();
const mapCaches = new WeakMap<Settings, BoundedMap<string, string>>();

/** What depends on a page's town and pack alone. */
export function placeFacts(settings: CurrentSettings, pack: Pack, city: string, state: string): PlaceFacts {
  const cache = cacheOf(remembered, settings, newPlaces);
  const key = `${pack.id}\n${city}\n${state}`;
  const known = cache.get(key);
  if (known) return known;
  const business = packBusiness(businessFacts(settings, countyOf(settings, city, state)), pack);
  const neighbors = neighborsOf(settings.areas, city, state);
  const facts = {
    is_served: pack.frame !== null || isServed(settings.areas, city, state),
    business,
    // Lists of towns name our own trade only.
    hubs: pack.frame === null ? crumbsAbove(settings, city, state) : [],
    town: pack.frame === null ? landingTown({ city, state }, settings.areas, business, neighbors) : null,
    neighbors,
    distances: new Distances(settings.areas.towns, city, state),
  };
  cache.set(key, facts);
  return facts;
}

/** The list of the state's towns, then the town's written page, or the list of its pages without one. */
function crumbsAbove({ areas }: Settings, city: string, state: string): readonly LinkItem[] {
  const own = writtenCityPage(areas, city, state);
  const hubs = hubsAbove(city, state);
  return own ? [...hubs.slice(0, 1), { href: own.path, text: own.city }] : hubs;
}

/** The map of a town or county as markup, rendered once; empty: it is unknown. @example mapMarkup(settings, 'Miami, FL') */
export function mapMarkup(settings: Settings, place: string): string {
  const cache = cacheOf(mapCaches, settings, createMapCache);
  const known = cache.get(place);
  if (known !== undefined) return known;
  const markup = renderedMap(settings.areas, place);
  cache.set(place, markup);
  return markup;
}

function renderedMap({ towns }: Settings['areas'], place: string): string {
  const [, city = '', state = ''] = /^(.*), *([A-Za-z]{2})$/.exec(place) ?? [];
  const county = countyOfPlace(city, state);
  const ofCounty = county === null ? null : countyMap({ county, state: state.toUpperCase() }, towns, null);
  if (ofCounty) return renderPlaceMap(ofCounty, { fills: false, note: '' });
  const here = findArea(towns, city, state);
  const map = here && townMap(here, towns);
  return map === null
    ? ''
    : renderPlaceMap(map, { fills: true, note: (here && severalCounties(here)) ?? '' });
}

const newPlaces = () =>
  new BoundedMap<string, PlaceFacts>(
    () => cacheBounds().towns / 4,
    ({ town }) => (town === null ? placeBytes.other : placeBytes.served),
  );

const createMapCache = () =>
  new BoundedMap<string, string>(
    () => cacheBounds().towns / 16,
    markup => markup.length + mapOverhead,
  );

function cacheOf<Value>(
  all: WeakMap<Settings, BoundedMap<string, Value>>,
  settings: Settings,
  open: () => BoundedMap<string, Value>,
): BoundedMap<string, Value> {
  const known = all.get(settings);
  if (known) return known;
  const fresh = open();
  all.set(settings, fresh);
  return fresh;
}

const maxKeywords = 20_000;

/** The service that the quote form preselects on a page about this keyword. */
export function quoteService(keyword: string): QuotePlace['service'] {
  const own = packStore.own();
  const cache = quoteServices.get(own) ?? new Map<string, QuotePlace['service']>();
  quoteServices.set(own, cache);
  const known = cache.get(keyword);
  if (known !== undefined) return known;
  const service = quoteServiceOf(keyword);
  if (cache.size >= maxKeywords) cache.clear();
  cache.set(keyword, service);
  return service;
}

const quoteServices = new WeakMap<Pack, Map<string, QuotePlace['service']>>();
