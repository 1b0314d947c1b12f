import { couplesLayout } from './couples/couples.schema.ts';
import { couplesGridLayout } from './couples-grid/couples-grid.schema.ts';
import { ctaLayout } from './cta/cta.schema.ts';
import { externalLinksLayout } from './external-links/external-links.schema.ts';
import { faqLayout } from './faq/faq.schema.ts';
import { featuresLayout } from './features/features.schema.ts';
import type { ContentOf, SectionLayout } from './fields/section-layout.ts';
import { giveawayLayout } from './giveaway/giveaway.schema.ts';
import { heroLayout } from './hero/hero.schema.ts';
import { howItWorksBulletsLayout } from './how-it-works-bullets/how-it-works-bullets.schema.ts';
import { howItWorksVideoLayout } from './how-it-works-video/how-it-works-video.schema.ts';
import { itemsLayout } from './items/items.schema.ts';
import { legalLayout } from './legal/legal.schema.ts';
import { localFactsLayout } from './local-facts/local-facts.schema.ts';
import { mapLayout } from './map/map.schema.ts';
import { medicalNecessityLayout } from './medical-necessity/medical-necessity.schema.ts';
import { pricingLayout } from './pricing/pricing.schema.ts';
import { testimonialsLayout } from './testimonials/testimonials.schema.ts';
import { textLayout } from './text/text.schema.ts';
import { weAlsoServiceLayout } from './we-also-service/we-also-service.schema.ts';

/** Every distinct kind of section: its fields, and how it reads. Views cover exactly this list. */
const layouts = {
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

/** The name of a distinct kind of section. */
export type LayoutName = keyof typeof layouts;

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
 * The kind a section type reads and draws as; an unknown type is plain text.
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
