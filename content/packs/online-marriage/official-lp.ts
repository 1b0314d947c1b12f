import type { PackTemplate } from '../../content-pack.ts';
import { packSections } from '../pack-sections.ts';
import { placeFields } from '../required-fields.ts';
import { samples } from './samples.ts';

/** The preset "Official LP": eight sections, published. */
export const officialLp: PackTemplate = {
  name: 'Official LP',
  status: 'published',
  title_template:
    '{{keyword}} in {{city}}, {{state}} | {Married by Video in 30 Minutes|Recognized in 150+ Countries|Packages From $99}',
  meta_description_template: [
    '{Get married by video from {{city}}, {{state}}|Couples in {{city}}, {{state}} marry by video}:',
    '{a licensed officiant, a 30-minute ceremony|30 minutes with a licensed officiant} and a certificate recognized in 150+ countries.',
    '{2-4 weeks, packages from $99|Packages from $99, done in 2-4 weeks}.',
  ].join(' '),
  hero_title_template:
    '{Your {{keyword}} in {{city}}, by Video|{{keyword}} for Couples in {{city}}, {{state}}}',
  hero_subtitle_template: [
    '{Two people, one video call, one legal certificate|Say yes from home. The certificate is real}.',
    '{30 minutes for the ceremony, 2-4 weeks in all|2-4 weeks from form to certificate}, packages from $99.',
  ].join(' '),
  content_sections: packSections(samples, [
    'hero',
    'video_section',
    'couples_grid',
    'how_it_works_bullets',
    'legal_banner',
    'we_also_service',
    'faq_accordion',
    'cta_banner',
  ]),
  custom_fields: placeFields('online marriage'),
};
