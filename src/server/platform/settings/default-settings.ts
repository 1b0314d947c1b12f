import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Settings, settingGroups } from '../../../contract/platform/settings.ts';
import { projectRoot } from '../project-root.ts';

const demoFile = join(projectRoot, 'content', 'packs', 'junk-removal', 'demo', 'settings.json');
const demo: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(demoFile, 'utf8'));

/** The defaults until the owner changes them: the business of the demo. */
export const defaultSettings: Settings = {
  business: settingGroups.business.parse(demo.business),
  brand: {
    brand_color: '',
    second_color: '',
    corner_style: 'soft',
    type_pairing: 'sturdy',
    has_illustrations: true,
    logo_has_name: false,
  },
  navigation: { menu: null, footer: null },
  areas: settingGroups.areas.parse(demo.areas),
  testimonials: settingGroups.testimonials.parse(demo.testimonials),
  packs: { own: 'junk-removal', trade_name: '', enabled: [] },
  outside: { google_maps_api_key: '', order_form_url: '' },
  // Common tools accept up to 55% similarity and reject 85%. Few pages that say the same are doorway pages as many are.
  likeness: { is_on: true, threshold_percent: 85, largest_share_percent: 20 },
  // The minimum in the demo: 7 from statements of a town, 37 from a service (decision 0067).
  substance: { is_on: true, place_sentences: 3, service_sentences: 12 },
  claims: { is_on: true },
  accounts: {
    sign_up: true,
    company_sign_in: { is_on: false, name: 'Company account', issuer: '', client_id: '', strength: '' },
    message_sender: { is_on: false, address: '' },
    admins_need_factor: false,
  },
  giveaway: settingGroups.giveaway.parse(demo.giveaway),
  backups: { is_on: true, hour: 3, keep: 7 },
  mail: { host: '', port: 587, security: 'starttls', user: '', password: '', sender: '' },
  // No table, no number: also not that of the demo.
  prices: { services: [] },
};
