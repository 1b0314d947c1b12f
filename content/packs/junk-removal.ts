import { sampleSection, sampleSections } from '../../src/sections/schemas.ts';
import type { ContentPack, PackTemplate } from '../content-pack.ts';

/** The sections of a landing page, in the order a visitor asks: who, what, how, how much, why, where, how to start. */
const landingSections = [
  'hero',
  'couples_grid',
  'how_it_works_bullets',
  'pricing',
  'features',
  'legal',
  'map',
  'we_also_service',
  'faq',
  'cta',
];

const landingPage: PackTemplate = {
  name: 'Junk Removal Landing Page',
  status: 'published',
  title_template:
    '{{keyword}} in {{city}}, {{state}} | {Free Upfront Quote|Same or Next Day|Free Quote Today|Clear Price First|7 Days a Week}',
  meta_description_template: [
    '{Need help with {{keyword}} in {{city}}, {{state}}? We lift and haul|A local crew for {{keyword}} in {{city}}, {{state}}, lifting included|{{keyword}} in {{city}}, {{state}}, with all the lifting included}.',
    '{Free upfront quote, no hidden fees|The full price first, no hidden fees|Free quote first, no hidden fees}.',
    '{Same-day or next-day pickup, daily 7 AM to 7 PM|Often today or tomorrow, every day 7 AM to 7 PM|Every day 7 AM to 7 PM, often the same day}.',
  ].join(' '),
  hero_title_template:
    '{{keyword}} in {{city}}{, {{state}}|: You Call, We Haul|, Today or Tomorrow|: One Call, One Crew|, With the Price First}',
  hero_subtitle_template: [
    '{You point, we lift|You point at it, we carry it out|Leave it where it stands, we do the lifting|No lifting, no sorting, no truck to rent}.',
    '{A free quote before we start, with no hidden fees|You hear the whole price first, for free|Free upfront quote, nothing hidden in it}.',
    '{Every day from 7 AM to 7 PM|Seven days a week, 7 AM to 7 PM|Today or tomorrow, any day of the week}.',
  ].join(' '),
  content_sections: landingSections.map((type, index) => sampleSection(type, index + 1)),
  custom_fields: {
    city: { type: 'text', label: 'City', placeholder: 'Boca Raton', required: true },
    state: { type: 'text', label: 'State', placeholder: 'FL', required: true },
    keyword: { type: 'text', label: 'Primary Keyword', placeholder: 'junk removal', required: true },
  },
};

export const junkRemovalPack: ContentPack = {
  id: 'junk-removal',
  label: 'Junk removal',
  fallbacks: {
    related_areas: 'Explore our junk removal services available nationwide',
    external_links: 'Unable to load external resources at this time',
    external_links_why:
      'Some things need no truck. These pages help you give things away, recycle them, or drop off what a hauler can’t take.',
    keyword: 'junk removal',
    illustrations: 'hauling',
    booking: '/reserve-now',
  },
  section_defaults: {
    legal: {
      content: { optional_link_text: 'Read how a pickup works, step by step', cta_text: 'Book a Pickup' },
    },
    we_also_service: { title: 'We Also Haul in These Towns' },
    cta: { content: { certificate_subtitle: 'Serving {{city}} and surrounding areas' } },
  },
  sample_sections: sampleSections,
  templates: [landingPage],
  paths: ['/services', '/pricing', '/how-it-works', '/reserve-now', '/locations', '/contact'],
  pages: [],
  reserve_page: null,
  frame: null,
};
