/** The parts of the settings, as the address names them. */
export const settingsTabs = [
  { id: 'company', label: 'Company' },
  { id: 'hours', label: 'Business hours' },
  { id: 'brand', label: 'Brand' },
  { id: 'offers', label: 'Offers' },
  { id: 'prices', label: 'Prices' },
  { id: 'areas', label: 'Served areas' },
  { id: 'testimonials', label: 'Testimonials' },
  { id: 'photos', label: 'Photos' },
  { id: 'packs', label: 'Content packs' },
  { id: 'likeness', label: 'Similarity' },
  { id: 'substance', label: 'Substance' },
  { id: 'claims', label: 'Claims' },
  { id: 'accounts', label: 'Accounts' },
  { id: 'giveaway', label: 'Giveaway' },
  { id: 'backups', label: 'Backups' },
  { id: 'mail', label: 'Mail' },
  { id: 'outside', label: 'Connections' },
] as const;

export type SettingsTab = (typeof settingsTabs)[number]['id'];
