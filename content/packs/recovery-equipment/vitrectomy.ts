import type { PackTemplate } from '../../content-pack.ts';
import { medicalFields } from '../required-fields.ts';
import { vitrectomySections } from './vitrectomy-samples.ts';

/** The preset "Vitrectomy Medical": nine sections, a draft. */
export const vitrectomy: PackTemplate = {
  name: 'Vitrectomy Medical Template',
  status: 'draft',
  title_template:
    '{{keyword}} After {{procedure}} in {{city}}, {{state}} | {Delivered in 24-48 Hours|Delivered in 1-2 Days}',
  meta_description_template: [
    '{{procedure}} recovery in {{city}}, {{state}}:',
    '{face-down chair, bed support and mirror|a chair for the day, a support for the night, a mirror},',
    '{delivered within 1-2 business days|at your door within 24-48 hours}. {For {{specialty}} patients and their families|Rent by the week, collected when you are done}.',
  ].join(' '),
  hero_title_template:
    '{Recovering From {{procedure}} in {{city}}|{{keyword}} After {{procedure}} in {{city}}}',
  hero_subtitle_template:
    '{After {{procedure}}, how you rest is part of the treatment|Your {{specialty}} team did its part. Position does the rest}. {Delivery within 1-2 business days|At your door within 24-48 hours}.',
  content_sections: vitrectomySections,
  custom_fields: medicalFields('face-down recovery equipment'),
};
