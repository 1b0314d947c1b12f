import type { ContentPack } from '../../content-pack.ts';
import { everySection } from '../pack-sections.ts';
import { homepage } from './homepage.ts';
import { faceDownRecoveryEquipment } from './recovery-equipment-service.ts';
import { samples } from './samples.ts';
import { sectionDefaults } from './section-defaults.ts';
import { vitrectomy } from './vitrectomy.ts';

export const recoveryEquipmentPack: ContentPack = {
  id: 'recovery-equipment',
  label: 'Recovery equipment',
  fallbacks: {
    related_areas: 'Explore our recovery equipment rentals available nationwide',
    external_links: 'Unable to load external resources at this time',
    external_links_why:
      'Your surgeon’s word comes first. These pages explain the operation, the healing and what plans may pay for.',
    keyword: 'recovery equipment',
    illustrations: 'recovery',
    booking: '/equipment',
  },
  section_defaults: sectionDefaults,
  sample_sections: everySection(samples),
  services: [faceDownRecoveryEquipment],
  templates: [homepage, vitrectomy],
  paths: ['/equipment', '/insurance', '/insurance-coverage', '/contact'],
  frame: {
    slogan: 'Face Down, Feeling Better.',
    claims: ['Delivered within 1-2 business days', 'Cleaned and checked', 'Rent by the week'],
    links_title: 'Recovery Equipment',
  },
};
