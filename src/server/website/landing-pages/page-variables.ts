import type {
  BusinessFacts,
  FactSource,
  LinkItem,
  OutsideResource,
  RelatedPage,
  SourceMarks,
} from '../../../sections/schemas.ts';

/** Every text on a landing page that differs from page to page and is not written by its template. */
export interface PageVariables {
  readonly slug: string;
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
  /** The canonical path: the page's own, or that of the town's own page. */
  readonly canonical: string;
  readonly title: string;
  readonly meta_description: string;
  readonly hero_title: string;
  readonly hero_subtitle: string;
  readonly phone: string;
  readonly phone_href: string;
  /** The form token of the page. */
  readonly form_token: string;
  /** What a text message calls the page. */
  readonly page_code: string;
  readonly share: { readonly href: string; readonly alt: string };
  /** The lists above the page, and the page's name below them. */
  readonly hubs: readonly LinkItem[];
  readonly name: string;
  /** Where its map points. */
  readonly place: string;
  readonly related: readonly RelatedPage[];
  /** How far the town of each related page is; may be empty. */
  readonly related_miles: readonly string[];
  /** All of them may be called near. */
  readonly related_are_near: boolean;
  readonly resources: readonly OutsideResource[];
  /** The web pages that its facts rest on. */
  readonly sources: readonly FactSource[];
  readonly source_marks: SourceMarks;
  /** The map of that place, the finished work near its town, the town's card and the footer's links, each as markup; empty: none. */
  readonly place_map: string;
  readonly finished_work: string;
  /** Stars of real reviews. */
  readonly rating: string;
  readonly town_card: string;
  /** The inside of its pricing section as markup; empty: none. Below: for search engines. */
  readonly prices: string;
  readonly price_low: string;
  readonly price_high: string;
  readonly footer: string;
}

/** The role of a word. A keyword selects an illustration; a whole address affects the markup around it; `markup` is written as it is; `marks` too, and where there are none nothing around them changes. */
export type WordRole = 'own' | 'keyword' | 'related' | 'resource' | 'whole' | 'markup' | 'marks';

/** Maps one word. */
export type WordMap = (word: string, role: WordRole) => string;

/**
 * The words after `map`, always in the same order: own, of the place, related, their distances, resources, sources. The start of an
 * address stays, so the kind of address is known.
 */
export function mapWords(words: PageVariables, map: WordMap): PageVariables {
  const own = (word: string) => map(word, 'own');
  return {
    slug: own(words.slug),
    keyword: map(words.keyword, 'keyword'),
    canonical: after('/', words.canonical, map),
    title: own(words.title),
    meta_description: own(words.meta_description),
    hero_title: own(words.hero_title),
    hero_subtitle: own(words.hero_subtitle),
    form_token: own(words.form_token),
    page_code: own(words.page_code),
    share: { href: own(words.share.href), alt: own(words.share.alt) },
    name: own(words.name),
    finished_work: map(words.finished_work, 'markup'),
    town_card: map(words.town_card, 'markup'),
    prices: map(words.prices, 'markup'),
    price_low: own(words.price_low),
    price_high: own(words.price_high),
    rating: map(words.rating, 'markup'),
    source_marks: mapMarks(words.source_marks, map),
    city: own(words.city),
    state: own(words.state),
    phone: own(words.phone),
    phone_href: after('tel:', words.phone_href, map),
    hubs: words.hubs.map(({ href, text }) => ({ href: after('/', href, map), text: own(text) })),
    place: own(words.place),
    place_map: map(words.place_map, 'markup'),
    footer: map(words.footer, 'markup'),
    related: words.related.map(page => mapRelated(page, map)),
    related_miles: words.related_miles.map(miles => map(miles, 'related')),
    related_are_near: words.related_are_near,
    resources: words.resources.map(resource => mapResource(resource, map)),
    sources: words.sources.map(({ url, name }) => ({
      url: after('https://', url, map, 'resource'),
      name: map(name, 'resource'),
    })),
  };
}

function mapMarks({ pricing, items, steps, town }: SourceMarks, map: WordMap): SourceMarks {
  return {
    pricing: map(pricing, 'marks'),
    items: map(items, 'marks'),
    steps: map(steps, 'marks'),
    town: town.map(marks => map(marks, 'marks')),
  };
}

/** Reads the words one by one. */
export interface WordReader {
  read(word: string, role: WordRole): void;
}

/** The page's own words as `mapWords` meets them. */
export function readOwn(words: PageVariables, reader: WordReader): void {
  reader.read(words.slug, 'own');
  reader.read(words.keyword, 'keyword');
  readAfter('/', words.canonical, reader, 'own');
  reader.read(words.title, 'own');
  reader.read(words.meta_description, 'own');
  reader.read(words.hero_title, 'own');
  reader.read(words.hero_subtitle, 'own');
  reader.read(words.form_token, 'own');
  reader.read(words.page_code, 'own');
  reader.read(words.share.href, 'own');
  reader.read(words.share.alt, 'own');
  reader.read(words.name, 'own');
  reader.read(words.finished_work, 'markup');
  reader.read(words.town_card, 'markup');
  reader.read(words.prices, 'markup');
  reader.read(words.price_low, 'own');
  reader.read(words.price_high, 'own');
  reader.read(words.rating, 'markup');
  const { pricing, items, steps, town } = words.source_marks;
  reader.read(pricing, 'marks');
  reader.read(items, 'marks');
  reader.read(steps, 'marks');
  for (const marks of town) reader.read(marks, 'marks');
}

/** The words that a page has in common with others about its town, as `mapWords` meets them. */
export function readPlace(words: PageVariables, reader: WordReader): void {
  reader.read(words.city, 'own');
  reader.read(words.state, 'own');
  reader.read(words.phone, 'own');
  readAfter('tel:', words.phone_href, reader, 'own');
  for (const { href, text } of words.hubs) {
    readAfter('/', href, reader, 'own');
    reader.read(text, 'own');
  }
  reader.read(words.place, 'own');
  reader.read(words.place_map, 'markup');
  reader.read(words.footer, 'markup');
}

/** The words of one related page, in the order of `mapRelated`. */
export function readRelated({ href, title, city, state }: RelatedPage, reader: WordReader): void {
  readAfter('/', href, reader, 'related');
  reader.read(title, 'related');
  reader.read(city, 'related');
  reader.read(state, 'related');
}

/** The words of a page elsewhere, in the order of `mapResource`. */
export function readResource({ url, title, description }: OutsideResource, reader: WordReader): void {
  readAfter('https://', url, reader, 'resource');
  reader.read(title, 'resource');
  reader.read(description, 'resource');
}

/** The words of a source, in the order of `mapWords`. */
export function readSource({ url, name }: FactSource, reader: WordReader): void {
  readAfter('https://', url, reader, 'resource');
  reader.read(name, 'resource');
}

/** The words of a page elsewhere. */
function mapResource(resource: OutsideResource, map: WordMap): OutsideResource {
  return {
    url: after('https://', resource.url, map, 'resource'),
    title: map(resource.title, 'resource'),
    description: map(resource.description, 'resource'),
    category: resource.category,
  };
}

/** The words of one related page. */
function mapRelated({ href, title, city, state }: RelatedPage, map: WordMap): RelatedPage {
  return {
    href: after('/', href, map, 'related'),
    title: map(title, 'related'),
    city: map(city, 'related'),
    state: map(state, 'related'),
  };
}

/** An address with another start affects the markup as a whole. */
function after(start: string, address: string, map: WordMap, role: WordRole = 'own'): string {
  return begins(start, address) ? start + map(address.slice(start.length), role) : map(address, 'whole');
}

function readAfter(start: string, address: string, reader: WordReader, role: WordRole): void {
  if (begins(start, address)) reader.read(address.slice(start.length), role);
  else reader.read(address, 'whole');
}

function begins(start: string, address: string): boolean {
  return address.startsWith(start) && !address.startsWith('/', start.length);
}

export function businessWith(
  business: BusinessFacts,
  { phone, phone_href }: Pick<PageVariables, 'phone' | 'phone_href'>,
): BusinessFacts {
  return { ...business, phone, phone_href };
}
