import type { PackPage } from '../../../contract/business/pack-documents.ts';
import type { Areas } from '../../../contract/platform/areas.ts';
import type { Settings } from '../../../contract/platform/settings.ts';
import { type SitePageDocument, sitePageDocumentSchema } from '../../../contract/website/site-pages.ts';
import { isSectionOf, readPageSections } from '../../../sections/schemas.ts';
import type { QuotePlace } from '../../../site/forms/page-forms.ts';
import { type GiveawaySettings, isGiveawayOpen } from '../../audience/giveaway/is-open.ts';
import { isServed } from '../../business/areas/is-served.ts';
import type { Pack } from '../../business/packs/pack.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { programPaths, sourcesPath } from '../../business/packs/reserved-paths.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import type { CurrentSettings, EditedPage, OwnService } from '../../platform/settings/site-settings.ts';
import { blogPath } from '../posts/blog-pages.ts';
import { packPageId } from './edited-pages.ts';
import { editedPageId, tradePageId } from './page-ids.ts';
import { giveawayLabels, giveawayPath, thankYouPath } from './program-pages.ts';
import { composeServicePage, toldSections } from './service-page.ts';
import type { SitePage } from './site-page.ts';
import type { Place } from './towns.ts';

/** The page on which a visitor requests a day. A second trade may have its own page there. */
export const reservePath = '/reserve-now';

const pagesOfPacks = new WeakMap<Pack, readonly SitePage[]>();

/** The pages of the trade of the business. */
function ownPages(): readonly SitePage[] {
  return pagesOf(packStore.own());
}

/**
 * The pages of an enabled pack beside the business's. Only a second trade has pages here: the main one has all
 * addresses.
 */
function pagesOfOther(id: string): readonly SitePage[] {
  const pack = packStore.find(id);
  return pack === undefined || pack === packStore.own() || pack.frame === null ? [] : pagesOf(pack);
}

/** What the pages of the site follow from. */
export type PageSettings = Pick<Settings, 'packs' | 'areas'> &
  Partial<Pick<CurrentSettings, 'services' | 'edited_pages' | 'substance'>>;

/**
 * The pages of the site by path: those of the business's own trade, then those of the other enabled packs. A service
 * that the business does not sell has no page, and neither does an unserved town; a service without a written page has
 * a composed one. The same map until something about it changes.
 */
export function sitePages({
  packs,
  areas,
  services = noServices,
  edited_pages = noPages,
  substance: { service_sentences: needed } = defaultSettings.substance,
}: PageSettings): ReadonlyMap<string, SitePage> {
  const installed = packStore.all();
  const enabled = packs.enabled.join(' ');
  const known = byServices.get(services);
  if (
    known?.installed === installed &&
    known.areas === areas &&
    known.edited === edited_pages &&
    known.enabled === enabled &&
    known.needed === needed
  )
    return known.pages;
  const main = services.find(({ content }) => content.intro !== '' || content.steps.length > 0);
  const own = withEdited(soldPages(services, needed), edited_pages)
    .filter(({ town }) => town === null || isServed(areas, town.city, town.state))
    .map(page => withTold(page, services.find(({ keyword }) => keyword === page.keyword) ?? main));
  const all = [...packs.enabled.flatMap(pagesOfOther), ...own];
  const pages = new Map(all.map(page => [page.path, page]));
  byServices.set(services, { installed, areas, edited: edited_pages, enabled, needed, pages });
  return pages;
}

/** The page with the words of a service where its sections ask for them: its own, or the main one's. */
function withTold(page: SitePage, service: OwnService | undefined): SitePage {
  const sections = toldSections(page, service);
  return sections === page.sections ? page : { ...page, sections };
}

const noServices: readonly OwnService[] = [];
const noPages: readonly EditedPage[] = [];

/** The pages with the owner's texts in the place of the trade's, without hidden ones, and the owner's own behind them. */
function withEdited(pages: readonly SitePage[], edited: readonly EditedPage[]): readonly SitePage[] {
  if (edited.length === 0) return pages;
  const byId = new Map(edited.map(one => [one.id, one]));
  const changed = pages.flatMap(page => {
    const one = byId.get(packPageId(page.path));
    if (one?.is_hidden) return [];
    return one ? [readEdited(one, page)] : [page];
  });
  // A page of the owner's own takes the place of one that the program composed, or that the trade got later.
  const own = new Map(
    edited.filter(one => one.origin === 'owner' && !one.is_hidden).map(one => [one.path, readEdited(one)]),
  );
  return [...changed.filter(({ path }) => !own.has(path)), ...own.values()];
}

const readPages = new WeakMap<EditedPage, SitePage>();

/** A page as its owner wrote it. A page that this version can't read falls back to the trade's. */
function readEdited(edited: EditedPage, page?: SitePage): SitePage {
  const known = readPages.get(edited);
  if (known) return known;
  const read = sitePageDocumentSchema.safeParse(edited.document);
  const made =
    read.success || !page
      ? { ...pageOfDocument(read.data ?? blankDocument(edited.path)), id: editedPageId(edited) }
      : page;
  readPages.set(edited, made);
  return made;
}

const blankDocument = (path: string) =>
  sitePageDocumentSchema.parse({ path, name: path, title: path, description: '', sections: [] });

/** A document of the owner's as a page. */
export function pageOfDocument(document: SitePageDocument): SitePage {
  const { service, town, quote, ...rest } = document;
  const { description, ...head } = rest;
  const page = readPage(
    {
      ...head,
      description,
      order: 1,
      ...(service === '' ? {} : { service }),
      ...(town === '' ? {} : { town }),
      ...(quote === null ? {} : { quote }),
      sections: document.sections,
    },
    packStore.own(),
    document.in_search,
  );
  return { ...page, id: '' };
}

const byServices = new WeakMap<
  readonly OwnService[],
  {
    /** The first of them is the business's own. */
    readonly installed: object;
    readonly areas: object;
    readonly edited: object;
    readonly enabled: string;
    readonly needed: number;
    readonly pages: ReadonlyMap<string, SitePage>;
  }
>();

function soldPages(services: readonly OwnService[], needed: number): readonly SitePage[] {
  const pages = ownPages();
  if (services.length === 0) return pages;
  const isSold = ({ keyword }: SitePage) => services.some(({ keywords }) => keywords.includes(keyword));
  const shown = pages.filter(page => page.town !== null || page.keyword === '' || isSold(page));
  const taken = new Set(shown.map(({ path }) => path));
  const keywords = new Set(shown.map(({ keyword }) => keyword));
  const composed = services
    .filter(service => !service.keywords.some(one => keywords.has(one)))
    .map(service => composeServicePage(service, { pack: packStore.own(), services, needed }))
    .filter(({ path }) => !taken.has(path) && !isProgramPath(path));
  return [...shown, ...composed];
}

const isProgramPath = (path: string) => programPaths.has(path.slice(1));

/** The page of this path while these settings hold. */
export function sitePage(settings: PageSettings, path: string): SitePage | undefined {
  return sitePages(settings).get(path);
}

/** True if this is the address of a page that is not shown now: nothing links there. */
export function isHiddenPath(settings: PageSettings, path: string): boolean {
  const isKnown = packStore.all().some(pack => pack.pages.some(page => page.path === path));
  return isKnown && !sitePages(settings).has(path);
}

/** The page for visitors of the reservation page from this pack, if it is not the business's own. */
export function reservePageOf(pack: Pack): SitePage | undefined {
  return pagesOfOther(pack.id).find(({ path }) => path === reservePath);
}

/** A page that the program writes: always answered, because its address may be in print, and in no list of pages. */
export function programPage(path: string): SitePage | undefined {
  const head = programHeads().find(one => one.path === path);
  return head && { ...head, ...blank, pack: packStore.own() };
}

const blank = {
  id: '',
  parent: '/',
  keyword: '',
  town: null,
  quote_service: null,
  in_search: true,
  sections: [],
};

function programHeads() {
  const { title, description, keywords } = giveawayLabels();
  return [
    { path: giveawayPath, name: 'Giveaway', title, description, keywords },
    { path: thankYouPath, name: 'Thank you', title: 'Thank you', description: '', keywords: [] },
  ];
}

/** What all addresses of the site's own follow from. */
export type OwnPages = PageSettings & GiveawaySettings;

/** Every address of the site's own that pages may link to: its pages, the blog, an open giveaway. */
export function ownPaths(settings: OwnPages): readonly string[] {
  const open = isGiveawayOpen(settings, new Date()) ? [giveawayPath] : [];
  return [...sitePages(settings).keys(), blogPath, ...open];
}

/** A page about one town. */
type TownPage = SitePage & { readonly town: Place };

/** The pages about one town, by the business. */
export function townPages(areas: Areas): readonly TownPage[] {
  return ownPages().filter(
    (page): page is TownPage => page.town !== null && isServed(areas, page.town.city, page.town.state),
  );
}

/** The text about a county on the page of all areas; empty if there is none. */
export function countyNote(county: string): string {
  const notes = ownPages().flatMap(({ sections }) =>
    sections.flatMap(section => (isSectionOf(section, 'directory') ? section.content.counties : [])),
  );
  return notes.find(note => note.county === county)?.description ?? '';
}

/** The preselected service of the quote form on a page about this keyword. */
export function quoteServiceOf(keyword: string): QuotePlace['service'] {
  const page = ownPages().find(one => one.town === null && one.keyword === keyword.toLowerCase());
  return (keyword === '' ? null : page?.quote_service) ?? 'residential';
}

function pagesOf(pack: Pack): readonly SitePage[] {
  const known = pagesOfPacks.get(pack) ?? documentsOf(pack).map(document => readPage(document, pack));
  pagesOfPacks.set(pack, known);
  return known;
}

/** The documents of a pack's pages. A whole site has the page Sources too. */
function documentsOf({ pages, frame }: Pack): readonly PackPage[] {
  return frame === null ? [...pages, sourcesDocument] : pages;
}

const sourcesDocument: PackPage = {
  path: sourcesPath,
  name: 'Sources',
  order: 110,
  title: 'Sources of Facts About Your Town | {{name}}',
  description:
    'Where {{name}} has its figures of towns and counties from: each source with its years and license, from the Census Bureau to GeoNames.',
  keywords: ['sources', 'data sources'],
  sections: [
    {
      id: 'top',
      type: 'page_heading',
      title: 'Sources',
      content: {
        lead: 'Where the figures of towns and counties on this site come from.',
        drawing: 'checklist',
      },
    },
    { id: 'policy', type: 'policy', title: 'Sources', content: { policy: 'sources' } },
  ],
};

function readPage(document: PackPage, pack: Pack, in_search = true): SitePage {
  const town = document.town === undefined ? null : placeNamed(document.town);
  const service = pack.services.find(({ name }) => name === document.service);
  return {
    id: tradePageId(document.path),
    path: document.path,
    name: document.name,
    title: document.title,
    description: document.description,
    keywords: document.keywords,
    parent: document.parent ?? '/',
    keyword: service?.keywords[0] ?? (town === null ? '' : pack.fallbacks.keyword),
    town,
    quote_service: document.quote ?? null,
    in_search,
    pack,
    sections: readPageSections(document.sections),
  };
}

/** @example placeNamed('Hialeah, FL') // { city: 'Hialeah', state: 'FL' } */
function placeNamed(name: string): Place {
  const at = name.lastIndexOf(', ');
  return { city: name.slice(0, at), state: name.slice(at + 2) };
}
