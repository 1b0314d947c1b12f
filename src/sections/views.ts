import type { ReactNode } from 'react';
import { CouplesView } from './couples/couples.tsx';
import { CouplesGridView } from './couples-grid/couples-grid.tsx';
import { CtaView } from './cta/cta.tsx';
import { ExternalLinksView } from './external-links/external-links.tsx';
import { FaqView } from './faq/faq.tsx';
import { FeaturesView } from './features/features.tsx';
import { GiveawayView } from './giveaway/giveaway.tsx';
import { HeroView } from './hero/hero.tsx';
import { HowItWorksBulletsView } from './how-it-works-bullets/how-it-works-bullets.tsx';
import { HowItWorksVideoView } from './how-it-works-video/how-it-works-video.tsx';
import { ItemsView } from './items/items.tsx';
import { LegalView } from './legal/legal.tsx';
import { LocalFactsView } from './local-facts/local-facts.tsx';
import { MapView } from './map/map.tsx';
import { MedicalNecessityView } from './medical-necessity/medical-necessity.tsx';
import { PricingView } from './pricing/pricing.tsx';
import type { LayoutName } from './section-layouts.ts';
import { TestimonialsView } from './testimonials/testimonials.tsx';
import { TextView } from './text/text.tsx';
import type { ViewProps } from './view-facts.ts';
import { WeAlsoServiceView } from './we-also-service/we-also-service.tsx';

/** Kind of section ─▶ its view. Covers the list of kinds or does not compile. */
export type Views = { readonly [Name in LayoutName]: (props: ViewProps<Name>) => ReactNode };

export const views: Views = {
  hero: HeroView,
  how_it_works_video: HowItWorksVideoView,
  how_it_works_bullets: HowItWorksBulletsView,
  couples: CouplesView,
  couples_grid: CouplesGridView,
  legal: LegalView,
  map: MapView,
  we_also_service: WeAlsoServiceView,
  external_links: ExternalLinksView,
  features: FeaturesView,
  testimonials: TestimonialsView,
  faq: FaqView,
  cta: CtaView,
  pricing: PricingView,
  text: TextView,
  medical_necessity: MedicalNecessityView,
  giveaway: GiveawayView,
  items: ItemsView,
  local_facts: LocalFactsView,
};
