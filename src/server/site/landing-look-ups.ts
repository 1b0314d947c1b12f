import { isSectionOf, type OutsideResource, type RelatedPage, type Section } from '../../sections/schemas.ts';
import { signPage } from '../leads/form-token.ts';
import { type ShownPage, storedValues } from '../pages/page-row.ts';
import { contentPack } from '../templates/content-packs.ts';
import { originOf } from './frame-for.ts';
import {
  drawingOf,
  type LandingSetting,
  type PlaceFacts,
  pageName,
  placeFacts,
  quoteService,
  townLinks,
} from './landing-setting.ts';
import type { LandingWords } from './landing-words.ts';
import { placeNamed } from './map-facts.ts';
import { outsideResources } from './outside-resources.ts';
import { relatedPages } from './related-pages.ts';
import { type Footer, townFooter } from './service-pages.ts';
import { landingShareFacts } from './share-picture/find-share-facts.ts';
import { sharePicture } from './share-picture/share-facts.ts';
import type { SiteParts } from './site-parts.ts';

/** What the sections of a page ask for. */
export interface SectionWishes {
  /** The first grid of neighbours says how many it wants, and whether the same state comes first. */
  readonly related: { readonly count: number; readonly prioritizeState: boolean };
  readonly outside: { readonly isWanted: boolean; readonly wantsArticles: boolean };
  /** The place of the first map section; null where there is no such section. */
  readonly location: string | null;
}

/** What was looked up for a page: everything it shows besides the texts of its template. */
export interface FoundLanding {
  readonly row: ShownPage;
  readonly values: { readonly city: string; readonly state: string; readonly keyword: string };
  readonly setting: LandingSetting;
  readonly place: PlaceFacts;
  readonly map_place: string;
  readonly related: readonly RelatedPage[];
  readonly resources: readonly OutsideResource[];
  /** Addresses of other pages that this one shows: when one of them changes, this one is drawn anew. */
  readonly shows: readonly string[];
}

const noFooter: Footer = { groups: [], slugs: [] };

export function sectionWishes(sections: readonly Section[]): SectionWishes {
  const grid = sections.find(section => isSectionOf(section, 'we_also_service'))?.content;
  const lists = sections.filter(section => isSectionOf(section, 'external_links'));
  const map = sections.find(section => isSectionOf(section, 'map'));
  return {
    related: {
      count: Math.min(grid?.display_count ?? 9, 60),
      prioritizeState: grid?.prioritize_state ?? true,
    },
    outside: {
      isWanted: lists.length > 0,
      wantsArticles: lists.some(section => section.content.show_wikipedia),
    },
    location: map ? map.content.location : null,
  };
}

export async function lookUpLanding(
  parts: SiteParts,
  row: ShownPage,
  { pack: packId, wishes }: { readonly pack: string; readonly wishes: SectionWishes },
): Promise<FoundLanding> {
  const all = storedValues(row);
  const { city = '', state = '', keyword = '' } = all;
  const settings = parts.settings.current();
  const { towns } = settings.areas;
  const pack = contentPack(packId);
  const place = placeFacts(settings, pack, city, state);
  const related = await relatedPages(parts, row, all, { ...wishes.related, towns });
  const outward = await outsideResources(parts.articles, {
    ...wishes.outside,
    pack: packId,
    city,
    state,
    county: wishes.outside.isWanted
      ? (towns.find(town => town.city === city && town.state === state)?.county ?? null)
      : null,
  });
  const footer = pack.frame === null ? await townFooter(parts.published, towns, city) : noFooter;
  const map_place = placeNamed(wishes.location ?? '', city, state);
  return {
    row,
    values: { city, state, keyword },
    place,
    map_place,
    related,
    resources: outward.resources,
    setting: {
      pack,
      business: place.business,
      is_noindex: row.is_noindex,
      quote_service: quoteService(keyword),
      footer: footer.groups,
      town: place.town,
      town_links: townLinks(place, related),
      drawing: wishes.location === null ? null : drawingOf(settings, map_place),
      resources_pending: outward.isPending,
    },
    shows: [...related.map(page => page.href.slice(1, -1)), ...footer.slugs, ...outward.shows],
  };
}

/** The head is what is stored: what the back office lists is what the page says. */
export function landingWords(parts: SiteParts, found: FoundLanding): LandingWords {
  const { row, values, place, setting } = found;
  const { city, state, keyword } = values;
  const { slug } = row;
  return {
    slug,
    city,
    state,
    keyword,
    title: row.title,
    meta_description: row.meta_description,
    hero_title: row.hero_title,
    hero_subtitle: row.hero_subtitle,
    phone: place.business.phone,
    phone_href: place.business.phone_href,
    form_token: signPage(parts.leads.formKey, `/${slug}/`),
    share: sharePicture(landingShareFacts(row, place.business, setting.pack), originOf(parts.config)),
    hubs: place.hubs,
    name: pageName(keyword, city),
    place: found.map_place,
    related: found.related,
    resources: found.resources,
  };
}
