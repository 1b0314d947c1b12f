import type { PackTemplate } from '../../content-pack.ts';
import { packSections } from '../pack-sections.ts';
import { medicalFields } from '../required-fields.ts';
import { samples } from './samples.ts';

/** The preset behind "Clone Homepage": nine sections, a draft. */
export const homepage: PackTemplate = {
  name: 'Recovery Equipment Homepage Template',
  status: 'draft',
  title_template:
    '{{keyword}} in {{city}}, {{state}} | {Delivered in 1-2 Days|At Your Door in 24-48 Hours|Rent by the Week}',
  meta_description_template: [
    '{Face-down recovery in {{city}}, {{state}}|Recovering from {{procedure}} in {{city}}, {{state}}}?',
    '{Rent {{keyword}}|We rent out {{keyword}}}: chair, bed support and mirror, cleaned and checked,',
    '{delivered within 1-2 business days and collected after|at your door within 24-48 hours, collected at the end}.',
  ].join(' '),
  hero_title_template: '{Your {{keyword}} in {{city}}, Delivered|{{keyword}} for Your Recovery in {{city}}}',
  hero_subtitle_template:
    '{Your {{specialty}} surgeon said face down. We make that bearable|Face down for 1-3 weeks is easier with the right chair}. {Delivery within 1-2 business days|At your door within 24-48 hours}.',
  content_sections: packSections(samples, [
    'hero',
    'medical_necessity',
    'couples_grid',
    'how_it_works_bullets',
    'features_grid',
    'testimonials_grid',
    'we_also_service',
    'faq_accordion',
    'cta_banner',
  ]),
  custom_fields: medicalFields('face-down recovery equipment'),
};
