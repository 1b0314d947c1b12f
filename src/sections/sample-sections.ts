import { couplesSample } from './couples/couples.sample.ts';
import { couplesGridSample } from './couples-grid/couples-grid.sample.ts';
import { ctaSample } from './cta/cta.sample.ts';
import { externalLinksSample } from './external-links/external-links.sample.ts';
import { faqSample } from './faq/faq.sample.ts';
import { featuresSample } from './features/features.sample.ts';
import { giveawaySample } from './giveaway/giveaway.sample.ts';
import { heroSample } from './hero/hero.sample.ts';
import { howItWorksBulletsSample } from './how-it-works-bullets/how-it-works-bullets.sample.ts';
import { howItWorksVideoSample } from './how-it-works-video/how-it-works-video.sample.ts';
import { itemsSample } from './items/items.sample.ts';
import { legalSample } from './legal/legal.sample.ts';
import { localFactsSample } from './local-facts/local-facts.sample.ts';
import { mapSample } from './map/map.sample.ts';
import { medicalNecessitySample } from './medical-necessity/medical-necessity.sample.ts';
import { pricingSample } from './pricing/pricing.sample.ts';
import type { Section } from './section.ts';
import { type LandingLayoutName, landingLayoutOf } from './section-layouts.ts';
import type { SectionSample } from './section-sample.ts';
import { sectionTypes } from './section-types.ts';
import { testimonialsSample } from './testimonials/testimonials.sample.ts';
import { textSample } from './text/text.sample.ts';
import { weAlsoServiceSample } from './we-also-service/we-also-service.sample.ts';

const samples: { readonly [Name in LandingLayoutName]: SectionSample<Name> } = {
  hero: heroSample,
  how_it_works_video: howItWorksVideoSample,
  how_it_works_bullets: howItWorksBulletsSample,
  couples: couplesSample,
  couples_grid: couplesGridSample,
  legal: legalSample,
  map: mapSample,
  we_also_service: weAlsoServiceSample,
  external_links: externalLinksSample,
  features: featuresSample,
  testimonials: testimonialsSample,
  faq: faqSample,
  cta: ctaSample,
  pricing: pricingSample,
  text: textSample,
  medical_necessity: medicalNecessitySample,
  giveaway: giveawaySample,
  items: itemsSample,
  local_facts: localFactsSample,
};

/**
 * A section of this type with junk-removal copy, ready to edit: placeholders and spin text still in it.
 *
 * @example sampleSection('faq', 9).id // 'faq'
 */
export function sampleSection(type: string, order: number): Section {
  const { title, content } = samples[landingLayoutOf(type)];
  return { id: type, type, title, content, order };
}

/** One sample of every type, in the editor's order. */
export const sampleSections: readonly Section[] = /* @__PURE__ */ sectionTypes.map(({ type }, index) =>
  sampleSection(type, index + 1),
);
