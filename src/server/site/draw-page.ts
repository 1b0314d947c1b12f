import type { Logger } from 'pino';
import { titleCase } from '../../engine/index.ts';
import { isSectionOf, type Section } from '../../sections/schemas.ts';
import { renderErrorPage } from '../../site/error-page.tsx';
import { renderLandingPage } from '../../site/landing-page.tsx';
import { renderNotFoundPage } from '../../site/not-found-page.tsx';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { isPassing } from '../db/is-passing.ts';
import type { ArticleShelf } from '../encyclopedia/article-shelf.ts';
import type { LeadDesk } from '../leads/lead-desk.ts';
import { unknownSource } from '../leads/lead-source.ts';
import { type ComputedPage, computePage } from '../pages/compute-page.ts';
import { fieldValuesSchema, type PageTable } from '../pages/page-row.ts';
import { findPublishedPage } from '../pages/queries.ts';
import type { RedirectDesk } from '../redirects/redirect-desk.ts';
import type { SiteSettings } from '../settings/site-settings.ts';
import { contentPack } from '../templates/content-packs.ts';
import { quoteServiceOf } from './fixed-routes.ts';
import { frameFor, originOf } from './frame-for.ts';
import { hubsAbove } from './hub-paths.ts';
import { mapFacts } from './map-facts.ts';
import { blog, parents } from './navigation.ts';
import { nearestPages } from './nearest-pages.ts';
import { outsideResources } from './outside-resources.ts';
import { packFrame } from './pack-frame.ts';
import { pageForms, type Visit } from './page-forms.ts';
import { relatedPages } from './related-pages.ts';
import { townFooter } from './service-pages.ts';
import { landingShareFacts } from './share-picture/find-share-facts.ts';
import { sharePicture } from './share-picture/share-facts.ts';
import type { SiteAssets } from './site-assets.ts';
import { ownPaths } from './site-routes.ts';
import { breadcrumbList, localBusiness, service, townServed } from './structured-data.ts';
import { landingTown } from './town-content.ts';

export interface SiteParts {
  readonly database: Database;
  readonly assets: SiteAssets;
  readonly config: Config;
  /** What the owner decided; every page is drawn from them. */
  readonly settings: SiteSettings;
  readonly log: Logger;
  readonly articles: ArticleShelf;
  readonly redirects: RedirectDesk;
  /** Signs the forms that pages carry. */
  readonly leads: Pick<LeadDesk, 'formKey'>;
}

export interface Drawn {
  readonly html: string;
  /** Addresses of other pages that this one shows: when one of them changes, this one is drawn anew. */
  readonly shows: readonly string[];
}

/** A generated page, or null when no published one has this address. */
export async function drawLandingPage(
  parts: SiteParts,
  slug: string,
  visit: Visit | null = null,
): Promise<Drawn | null> {
  const row = await findPublishedPage(parts.database.kysely, slug);
  const computed = row && (await computePage(parts.database.kysely, row));
  return row && computed ? drawComputedPage(parts, row, computed, visit) : null;
}

/** A page whose text is known already, whatever its status. */
export async function drawComputedPage(
  parts: SiteParts,
  row: PageTable,
  computed: ComputedPage,
  visit: Visit | null,
): Promise<Drawn> {
  const db = parts.database.kysely;
  const { slug } = row;
  const values = fieldValuesSchema.parse(row.field_values);
  const { city = '', state = '', keyword = '' } = values;
  const { sections } = computed;
  const { business, areas, outside, packs } = parts.settings.current();
  const pack = contentPack(computed.version.pack);
  const related = await relatedPages(parts.database, row, {
    ...relatedWish(sections),
    towns: areas.towns,
  });
  const outward = await outsideResources(parts.articles, {
    sections,
    pack: computed.version.pack,
    city,
    state,
    county: areas.towns.find(town => town.city === city && town.state === state)?.county ?? null,
  });
  const footer = pack.frame === null ? await townFooter(db, areas.towns, city) : { groups: [], slugs: [] };
  const path = `/${slug}/`;
  const trail = [
    ...parents.areas,
    ...hubsAbove(city, state),
    { href: path, text: titleCase(`${keyword} in ${city}`) },
  ];
  const quote = { service: quoteServiceOf(keyword), items: business.items };
  const forms = pageForms(
    parts.leads,
    { path, state, quote, giveaway: parts.settings.current().giveaway },
    visit,
  );
  const frame = packFrame(frameFor(parts, { path, city, footer: footer.groups, forms }), pack, packs.enabled);
  const described = { business: frame.business, hours: business.hours, origin: originOf(parts.config) };
  return {
    html: renderLandingPage({
      page: computed.text,
      sections,
      facts: {
        slug,
        city,
        state,
        keyword,
        business: frame.business,
        // The owner's photos show the owner's own trade.
        photo: pack.frame === null ? parts.settings.photo('towns') : null,
        related,
        resources: outward.resources,
        resources_pending: outward.isPending,
        map: mapFacts(sections, city, state, {
          key: outside.google_maps_api_key || parts.config.googleMapsApiKey,
          towns: areas.towns,
        }),
        fallbacks: pack.fallbacks,
        known_paths: [...ownPaths(parts.settings.current()), ...related.map(page => page.href)],
      },
      frame: {
        ...frame,
        robots: row.is_noindex ? 'noindex, follow' : frame.robots,
        share_picture: sharePicture(landingShareFacts(row, frame.business, pack), described.origin),
        structured: [
          localBusiness(described),
          service(described, { keyword, path, areaServed: townServed(city, state) }),
          breadcrumbList(described, trail),
        ],
      },
      town: pack.frame === null ? landingTown({ city, state }, areas.towns, frame.business, related) : null,
      breadcrumb: trail,
      onError: (error, section) =>
        parts.log.error({ err: error, slug, section: section.id }, 'section could not be drawn'),
    }),
    shows: [...related.map(page => page.href.slice(1, -1)), ...footer.slugs, ...outward.shows],
  };
}

export async function drawNotFoundPage(parts: SiteParts, path: string): Promise<{ html: string }> {
  const forms = pageForms(parts.leads, { path }, { source: unknownSource });
  const frame = frameFor(parts, { path, city: null, footer: [], forms });
  const near = await nearestPages(parts.database.kysely, path);
  const suggestions = path.startsWith('/blog/') ? [blog, ...near] : near;
  return {
    html: renderNotFoundPage({ frame: { ...frame, robots: 'noindex', canonical: null }, path, suggestions }),
  };
}

export function drawErrorPage(parts: SiteParts, error: unknown): { html: string; status: 500 | 503 } {
  const isAway = isPassing(error);
  const forms = pageForms(parts.leads, { path: '/' }, { source: unknownSource });
  const frame = frameFor(parts, { path: '', city: null, footer: [], forms });
  const stack = parts.config.showStacks && error instanceof Error ? (error.stack ?? null) : null;
  const facts = { frame: { ...frame, robots: 'noindex', canonical: null }, stack };
  if (!isAway) {
    const message = '500 Something broke on our side. Please call us, or try again in a minute.';
    return {
      html: renderErrorPage({ ...facts, title: 'Unexpected Application Error!', message }),
      status: 500,
    };
  }
  const message =
    'This page can’t be shown for the moment. Try again in a minute, or call us: the phone works.';
  return { html: renderErrorPage({ ...facts, title: 'We’ll be right back', message }), status: 503 };
}

/** The first grid of neighbours says how many it wants, and whether the same state comes first. */
function relatedWish(sections: readonly Section[]): { count: number; prioritizeState: boolean } {
  const grid = sections.find(section => isSectionOf(section, 'we_also_service'));
  const content = grid?.content;
  return {
    count: Math.min(content?.display_count ?? 9, 60),
    prioritizeState: content?.prioritize_state ?? true,
  };
}
