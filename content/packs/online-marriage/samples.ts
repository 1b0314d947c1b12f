import type { PackSamples } from '../pack-sections.ts';
import {
  ctaSample,
  externalLinksSample,
  faqSample,
  giveawaySample,
  itemsSample,
  localFactsSample,
  mapSample,
  pricingSample,
  textSample,
  weAlsoServiceSample,
} from './closing-samples.ts';
import {
  couplesGridSample,
  couplesSample,
  heroSample,
  howItWorksBulletsSample,
  howItWorksVideoSample,
} from './opening-samples.ts';
import { featuresSample, legalSample, medicalNecessitySample, testimonialsSample } from './trust-samples.ts';

export const samples: PackSamples = {
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
