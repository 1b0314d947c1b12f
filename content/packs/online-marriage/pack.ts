import type { ContentPack } from '../../content-pack.ts';
import { everySection } from '../pack-sections.ts';
import { officialLp } from './official-lp.ts';
import { onlineMarriage } from './online-marriage-service.ts';
import { samples } from './samples.ts';
import { sectionDefaults } from './section-defaults.ts';

export const onlineMarriagePack: ContentPack = {
  id: 'online-marriage',
  label: 'Online marriage',
  fallbacks: {
    related_areas: 'Explore our marriage services available nationwide',
    external_links: 'Unable to load external resources at this time',
    external_links_why:
      'Marriage law is made by each state, and recognition by each country. These pages help you ask the right questions.',
    keyword: 'online marriage',
    illustrations: 'marriage',
    booking: '/reserve-now',
  },
  section_defaults: sectionDefaults,
  sample_sections: everySection(samples),
  services: [onlineMarriage],
  templates: [officialLp],
  paths: ['/marriage-requirements', '/reserve-now', '/contact'],
  frame: {
    slogan: 'Two People, One Call.',
    claims: ['Licensed officiants', 'Recognized in 150+ countries', 'Packages from $99'],
    links_title: 'Getting Married Online',
  },
};
