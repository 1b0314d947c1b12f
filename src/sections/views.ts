import type { ReactNode } from 'react';
import { ChecklistView } from './checklist/checklist.tsx';
import { ColumnsView } from './columns/columns.tsx';
import { ContactCardView } from './contact-card/contact-card.tsx';
import { CountySelectorView } from './county-selector/county-selector.tsx';
import { CountyTownsView } from './county-towns/county-towns.tsx';
import { CouplesView } from './couples/couples.tsx';
import { CouplesGridView } from './couples-grid/couples-grid.tsx';
import { CtaView } from './cta/cta.tsx';
import { CustomerReviewsView } from './customer-reviews/customer-reviews.tsx';
import { DirectoryView } from './directory/directory.tsx';
import { DropOffsView } from './drop-offs/drop-offs.tsx';
import { ExternalLinksView } from './external-links/external-links.tsx';
import { FaqView } from './faq/faq.tsx';
import { FeaturesView } from './features/features.tsx';
import { FiguresView } from './figures/figures.tsx';
import { FinishedWorkView } from './finished-work/finished-work.tsx';
import { FrontHeroView } from './front-hero/front-hero.tsx';
import { GiveawayView } from './giveaway/giveaway.tsx';
import { HeroView } from './hero/hero.tsx';
import { HowItWorksBulletsView } from './how-it-works-bullets/how-it-works-bullets.tsx';
import { HowItWorksVideoView } from './how-it-works-video/how-it-works-video.tsx';
import { ItemsView } from './items/items.tsx';
import { LegalView } from './legal/legal.tsx';
import { LocalFactsView } from './local-facts/local-facts.tsx';
import { MapView } from './map/map.tsx';
import { MedicalNecessityView } from './medical-necessity/medical-necessity.tsx';
import { PageHeadingView } from './page-heading/page-heading.tsx';
import { PageListView } from './page-list/page-list.tsx';
import { PolicyView } from './policy/policy.tsx';
import { PricingView } from './pricing/pricing.tsx';
import { RequestFormView } from './request-form/request-form.tsx';
import { SchedulingDialogView } from './scheduling-dialog/scheduling-dialog.tsx';
import type { LayoutName } from './section-layouts.ts';
import { ServiceGroupsView } from './service-groups/service-groups.tsx';
import { ServiceListView } from './service-list/service-list.tsx';
import { TestimonialsView } from './testimonials/testimonials.tsx';
import { TextView } from './text/text.tsx';
import { TownCardView } from './town-card/town-card.tsx';
import { TownFactsView } from './town-facts/town-facts.tsx';
import { TownPagesView } from './town-pages/town-pages.tsx';
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
  front_hero: FrontHeroView,
  page_heading: PageHeadingView,
  checklist: ChecklistView,
  columns: ColumnsView,
  service_list: ServiceListView,
  service_groups: ServiceGroupsView,
  county_towns: CountyTownsView,
  county_selector: CountySelectorView,
  directory: DirectoryView,
  town_pages: TownPagesView,
  town_card: TownCardView,
  town_facts: TownFactsView,
  page_list: PageListView,
  drop_offs: DropOffsView,
  figures: FiguresView,
  contact_card: ContactCardView,
  request_form: RequestFormView,
  scheduling_dialog: SchedulingDialogView,
  policy: PolicyView,
  customer_reviews: CustomerReviewsView,
  finished_work: FinishedWorkView,
};
