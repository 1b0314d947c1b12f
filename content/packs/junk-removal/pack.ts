import { sampleSections } from '../../../src/sections/schemas.ts';
import type { ContentPack } from '../../content-pack.ts';
import { landingPage } from './landing-page.ts';
import { junkRemovalServices } from './services.ts';

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
    cta: { content: { certificate_subtitle: 'Serving {{fact:served.town}} and surrounding areas' } },
  },
  sample_sections: sampleSections,
  services: junkRemovalServices,
  templates: [landingPage],
  paths: ['/services', '/pricing', '/how-it-works', '/reserve-now', '/locations', '/contact'],
  frame: null,
};
