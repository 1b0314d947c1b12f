import { checklistLayout } from './checklist/checklist.schema.ts';
import { columnsLayout } from './columns/columns.schema.ts';
import { contactCardLayout } from './contact-card/contact-card.schema.ts';
import { countySelectorLayout } from './county-selector/county-selector.schema.ts';
import { countyTownsLayout } from './county-towns/county-towns.schema.ts';
import { couplesLayout } from './couples/couples.schema.ts';
import { couplesGridLayout } from './couples-grid/couples-grid.schema.ts';
import { ctaLayout } from './cta/cta.schema.ts';
import { directoryLayout } from './directory/directory.schema.ts';
import { dropOffsLayout } from './drop-offs/drop-offs.schema.ts';
import { externalLinksLayout } from './external-links/external-links.schema.ts';
import { faqLayout } from './faq/faq.schema.ts';
import { featuresLayout } from './features/features.schema.ts';
import { introLayout } from './fields/intro-layout.ts';
import type { ContentOf, SectionLayout } from './fields/section-layout.ts';
import { figuresLayout } from './figures/figures.schema.ts';
import { frontHeroLayout } from './front-hero/front-hero.schema.ts';
import { giveawayLayout } from './giveaway/giveaway.schema.ts';
import { heroLayout } from './hero/hero.schema.ts';
import { howItWorksBulletsLayout } from './how-it-works-bullets/how-it-works-bullets.schema.ts';
import { howItWorksVideoLayout } from './how-it-works-video/how-it-works-video.schema.ts';
import { itemsLayout } from './items/items.schema.ts';
import { legalLayout } from './legal/legal.schema.ts';
import { localFactsLayout } from './local-facts/local-facts.schema.ts';
import { mapLayout } from './map/map.schema.ts';
import { medicalNecessityLayout } from './medical-necessity/medical-necessity.schema.ts';
import { pageHeadingLayout } from './page-heading/page-heading.schema.ts';
import { policyLayout } from './policy/policy.schema.ts';
import { pricingLayout } from './pricing/pricing.schema.ts';
import { requestFormLayout } from './request-form/request-form.schema.ts';
import { schedulingDialogLayout } from './scheduling-dialog/scheduling-dialog.schema.ts';
import { serviceListLayout } from './service-list/service-list.schema.ts';
import { testimonialsLayout } from './testimonials/testimonials.schema.ts';
import { textLayout } from './text/text.schema.ts';
import { townCardLayout } from './town-card/town-card.schema.ts';
import { townFactsLayout } from './town-facts/town-facts.schema.ts';
import { weAlsoServiceLayout } from './we-also-service/we-also-service.schema.ts';

/** The kinds of section that a landing page consists of. Site pages have them too. */
const landingLayouts = {
  hero: heroLayout,
  how_it_works_video: howItWorksVideoLayout,
  how_it_works_bullets: howItWorksBulletsLayout,
  couples: couplesLayout,
  couples_grid: couplesGridLayout,
  legal: legalLayout,
  map: mapLayout,
  we_also_service: weAlsoServiceLayout,
  external_links: externalLinksLayout,
  features: featuresLayout,
  testimonials: testimonialsLayout,
  faq: faqLayout,
  cta: ctaLayout,
  pricing: pricingLayout,
  text: textLayout,
  medical_necessity: medicalNecessityLayout,
  giveaway: giveawayLayout,
  items: itemsLayout,
  local_facts: localFactsLayout,
} as const satisfies Readonly<Record<string, SectionLayout>>;

/** Kinds with data of the whole site: landing pages have none of them. */
const siteLayouts = {
  front_hero: frontHeroLayout,
  page_heading: pageHeadingLayout,
  checklist: checklistLayout,
  columns: columnsLayout,
  service_list: serviceListLayout,
  service_groups: introLayout,
  county_towns: countyTownsLayout,
  county_selector: countySelectorLayout,
  directory: directoryLayout,
  town_pages: introLayout,
  town_card: townCardLayout,
  town_facts: townFactsLayout,
  page_list: introLayout,
  drop_offs: dropOffsLayout,
  figures: figuresLayout,
  contact_card: contactCardLayout,
  request_form: requestFormLayout,
  scheduling_dialog: schedulingDialogLayout,
  policy: policyLayout,
  customer_reviews: introLayout,
  finished_work: introLayout,
} as const satisfies Readonly<Record<string, SectionLayout>>;

/** Every distinct kind of section: its fields, and how it reads. Views cover exactly this list. */
const layouts = { ...landingLayouts, ...siteLayouts };

/** The name of a distinct kind of section. */
export type LayoutName = keyof typeof layouts;

/** True if only site pages can have this kind of section. */
export function isForSitePages(type: string): boolean {
  return Object.hasOwn(siteLayouts, type);
}

/** Preset types that are another kind under an older name. */
const presetLayouts: Readonly<Record<string, LayoutName>> = {
  video_section: 'how_it_works_video',
  legal_banner: 'legal',
  features_grid: 'features',
  testimonials_grid: 'testimonials',
  faq_accordion: 'faq',
  cta_banner: 'cta',
};

/**
 * The kind a section type reads and renders as; an unknown type is plain text.
 *
 * @example layoutOf('faq_accordion') // 'faq'
 */
export function layoutOf(type: string): LayoutName {
  if (isLayoutName(type)) return type;
  return Object.hasOwn(presetLayouts, type) ? (presetLayouts[type] ?? 'text') : 'text';
}

export function layoutNamed(name: LayoutName): SectionLayout {
  return layouts[name];
}

function isLayoutName(type: string): type is LayoutName {
  return Object.hasOwn(layouts, type);
}

type Layouts = typeof layouts;

/** Kind ─▶ its normalized content. */
export type SectionContents = {
  [Name in LayoutName]: ContentOf<Layouts[Name]['fields']>;
};
