import type { ReactNode } from 'react';
import { ChecklistSection } from './checklist/checklist.tsx';
import { ColumnsSection } from './columns/columns.tsx';
import { ContactCardSection } from './contact-card/contact-card.tsx';
import { CountySelectorSection } from './county-selector/county-selector.tsx';
import { CountyTownsSection } from './county-towns/county-towns.tsx';
import { CouplesSection } from './couples/couples.tsx';
import { CouplesGridSection } from './couples-grid/couples-grid.tsx';
import { CtaSection } from './cta/cta.tsx';
import { CustomerReviewsSection } from './customer-reviews/customer-reviews.tsx';
import { DirectorySection } from './directory/directory.tsx';
import { DropOffsSection } from './drop-offs/drop-offs.tsx';
import { ExternalLinksSection } from './external-links/external-links.tsx';
import { FaqSection } from './faq/faq.tsx';
import { FeaturesSection } from './features/features.tsx';
import { FiguresSection } from './figures/figures.tsx';
import { FinishedWorkSection } from './finished-work/finished-work.tsx';
import { FrontHeroSection } from './front-hero/front-hero.tsx';
import { GiveawaySection } from './giveaway/giveaway.tsx';
import { HeroSection } from './hero/hero.tsx';
import { HowItWorksBulletsSection } from './how-it-works-bullets/how-it-works-bullets.tsx';
import { HowItWorksVideoSection } from './how-it-works-video/how-it-works-video.tsx';
import { ItemsSection } from './items/items.tsx';
import { LegalSection } from './legal/legal.tsx';
import { LocalFactsSection } from './local-facts/local-facts.tsx';
import { MapSection } from './map/map.tsx';
import { MedicalNecessitySection } from './medical-necessity/medical-necessity.tsx';
import { PageHeadingSection } from './page-heading/page-heading.tsx';
import { PageListSection } from './page-list/page-list.tsx';
import { PolicySection } from './policy/policy.tsx';
import { PricingSection } from './pricing/pricing.tsx';
import { RequestFormSection } from './request-form/request-form.tsx';
import { SchedulingDialogSection } from './scheduling-dialog/scheduling-dialog.tsx';
import type { SectionProps } from './section-facts.ts';
import type { LayoutName } from './section-layouts.ts';
import { ServiceGroupsSection } from './service-groups/service-groups.tsx';
import { ServiceListSection } from './service-list/service-list.tsx';
import { TestimonialsSection } from './testimonials/testimonials.tsx';
import { TextSection } from './text/text.tsx';
import { TownCardSection } from './town-card/town-card.tsx';
import { TownFactsSection } from './town-facts/town-facts.tsx';
import { TownPagesSection } from './town-pages/town-pages.tsx';
import { WeAlsoServiceSection } from './we-also-service/we-also-service.tsx';

/** Kind of section ─▶ its React component. Covers the list of kinds or does not compile. */
export type SectionComponents = { readonly [Name in LayoutName]: (props: SectionProps<Name>) => ReactNode };

export const sectionComponents: SectionComponents = {
  hero: HeroSection,
  how_it_works_video: HowItWorksVideoSection,
  how_it_works_bullets: HowItWorksBulletsSection,
  couples: CouplesSection,
  couples_grid: CouplesGridSection,
  legal: LegalSection,
  map: MapSection,
  we_also_service: WeAlsoServiceSection,
  external_links: ExternalLinksSection,
  features: FeaturesSection,
  testimonials: TestimonialsSection,
  faq: FaqSection,
  cta: CtaSection,
  pricing: PricingSection,
  text: TextSection,
  medical_necessity: MedicalNecessitySection,
  giveaway: GiveawaySection,
  items: ItemsSection,
  local_facts: LocalFactsSection,
  front_hero: FrontHeroSection,
  page_heading: PageHeadingSection,
  checklist: ChecklistSection,
  columns: ColumnsSection,
  service_list: ServiceListSection,
  service_groups: ServiceGroupsSection,
  county_towns: CountyTownsSection,
  county_selector: CountySelectorSection,
  directory: DirectorySection,
  town_pages: TownPagesSection,
  town_card: TownCardSection,
  town_facts: TownFactsSection,
  page_list: PageListSection,
  drop_offs: DropOffsSection,
  figures: FiguresSection,
  contact_card: ContactCardSection,
  request_form: RequestFormSection,
  scheduling_dialog: SchedulingDialogSection,
  policy: PolicySection,
  customer_reviews: CustomerReviewsSection,
  finished_work: FinishedWorkSection,
};
