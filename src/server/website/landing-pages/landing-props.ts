import { townCardCopy } from '../../../../content/site-copy/town-card.ts';
import type { Areas } from '../../../contract/platform/areas.ts';
import type { PackFallbacks } from '../../../sections/schemas.ts';
import type { LandingPageProps } from '../../../site/landing-page.tsx';
import type { Pack } from '../../business/packs/pack.ts';
import { originOf } from '../../platform/config.ts';
import type { FrameContext } from '../context/frame-context.ts';
import { siteNavigation } from '../context/navigation.ts';
import type { Visit } from '../context/page-forms.ts';
import { ownPaths } from '../context/site-page-store.ts';
import { frameFor } from '../site-pages/frame-for.ts';
import { mapFacts } from '../site-pages/map-facts.ts';
import { packFrame } from '../site-pages/pack-frame.ts';
import type { PageContext } from '../site-pages/page-context.ts';
import { pagePictures } from '../site-pages/page-pictures.ts';
import { breadcrumbList, localBusiness, service, townServed } from '../site-pages/structured-data.ts';
import { businessWith, type PageVariables } from './page-variables.ts';

export type LandingProps = Omit<LandingPageProps, 'sections' | 'onError' | 'markup'>;

/** Everything that a landing page needs except its sections. */
export function landingProps(
  context: FrameContext,
  setting: PageContext,
  words: PageVariables,
  visit: Visit | null,
): LandingProps {
  const { pack, quote_service } = setting;
  const { slug, city, state, keyword, related, resources, sources } = words;
  const settings = context.settings.current();
  const { business, outside } = settings;
  const path = `/${slug}/`;
  const above = siteNavigation(settings).parents[pack.frame === null ? 'areas' : 'home'];
  const trail = [...above, ...words.hubs, { href: path, text: words.name }];
  const quote = { service: quote_service, items: business.items };
  const forms = { state, quote, has_giveaway: true, mark: words.form_token };
  const around = frameFor(context, {
    path,
    footer: words.footer,
    forms,
    text: { keyword, city, code: words.page_code },
    visit,
  });
  const own = businessWith(setting.business, words);
  const frame = packFrame({ ...around, business: own }, pack, settings);
  const described = { settings, origin: originOf(context.config) };
  const key = outside.google_maps_api_key || context.config.googleMapsApiKey;
  return {
    page: words,
    facts: {
      slug,
      city,
      state,
      keyword,
      business: own,
      ...pagePictures(context.settings, pack, keyword),
      related: related.map((page, at) => ({ ...page, miles: words.related_miles[at] ?? '' })),
      related_are_near: words.related_are_near,
      resources,
      rating: words.rating,
      resources_pending: setting.resources_pending,
      prices: words.prices,
      sources,
      source_marks: words.source_marks,
      map: mapFacts(words.place, key, { markup: words.place_map, is_served: setting.is_served }),
      fallbacks: fallbacksFor(pack, settings.areas),
      known_paths: [...ownPaths(settings), ...related.map(page => page.href)],
    },
    frame: {
      ...frame,
      business: own,
      canonical: `${described.origin}${words.canonical}`,
      robots: setting.is_noindex ? 'noindex, follow' : frame.robots,
      share_picture: words.share,
      structured: [
        localBusiness(described),
        service(described, {
          name: words.name,
          keyword,
          path,
          areaServed: townServed(city, state),
          prices: words,
        }),
        breadcrumbList(described, trail),
      ],
    },
    town_card: words.town_card,
    finished_work: words.finished_work,
    breadcrumb: trail,
  };
}

/** The owner's own trade is only where the owner works. */
function fallbacksFor({ fallbacks, frame }: Pack, { is_nationwide }: Areas): PackFallbacks {
  const isLocal = frame === null && !is_nationwide;
  return isLocal ? { ...fallbacks, related_areas: townCardCopy.no_neighbors } : fallbacks;
}
