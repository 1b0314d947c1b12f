/** A section type as the editor offers it. Presets are older names that templates may still hold. */
export interface SectionType {
  readonly type: string;
  readonly label: string;
  readonly preset: boolean;
}

/** The fifteen types of the editor in its order, three more, then the seven preset names. */
export const sectionTypes: readonly SectionType[] = [
  { type: 'hero', label: 'Hero', preset: false },
  { type: 'how_it_works_video', label: 'How it works: video', preset: false },
  { type: 'how_it_works_bullets', label: 'How it works: steps', preset: false },
  { type: 'couples', label: 'Customer groups', preset: false },
  { type: 'couples_grid', label: 'Customer cards', preset: false },
  { type: 'legal', label: 'License and legal', preset: false },
  { type: 'map', label: 'Map', preset: false },
  { type: 'we_also_service', label: 'We also service', preset: false },
  { type: 'external_links', label: 'External links', preset: false },
  { type: 'features', label: 'Features', preset: false },
  { type: 'testimonials', label: 'Testimonials', preset: false },
  { type: 'faq', label: 'Questions and answers', preset: false },
  { type: 'cta', label: 'Call to action', preset: false },
  { type: 'pricing', label: 'Pricing', preset: false },
  { type: 'text', label: 'Text', preset: false },
  { type: 'giveaway', label: 'Giveaway', preset: false },
  { type: 'items', label: 'What we take', preset: false },
  { type: 'local_facts', label: 'About the town', preset: false },
  { type: 'medical_necessity', label: 'Why choose us', preset: true },
  { type: 'video_section', label: 'Video', preset: true },
  { type: 'legal_banner', label: 'Legal banner', preset: true },
  { type: 'features_grid', label: 'Features grid', preset: true },
  { type: 'testimonials_grid', label: 'Testimonials grid', preset: true },
  { type: 'faq_accordion', label: 'Questions accordion', preset: true },
  { type: 'cta_banner', label: 'Call-to-action banner', preset: true },
];

/** The types that only site pages have, in the order of their editor. */
export const siteSectionTypes: readonly SectionType[] = [
  { type: 'front_hero', label: 'Front page hero', preset: false },
  { type: 'page_heading', label: 'Page heading', preset: false },
  { type: 'checklist', label: 'Checklist', preset: false },
  { type: 'columns', label: 'Columns', preset: false },
  { type: 'service_list', label: 'Services with drawings', preset: false },
  { type: 'service_groups', label: 'Services in columns', preset: false },
  { type: 'county_towns', label: 'Counties and towns', preset: false },
  { type: 'county_selector', label: 'Towns with this service', preset: false },
  { type: 'directory', label: 'Directory of all pages', preset: false },
  { type: 'town_pages', label: 'Towns with a page', preset: false },
  { type: 'town_card', label: 'Town card', preset: false },
  { type: 'town_facts', label: 'Facts of the town', preset: false },
  { type: 'page_list', label: 'Pages of the town', preset: false },
  { type: 'drop_offs', label: 'Drop-offs of the counties', preset: false },
  { type: 'figures', label: 'Figures', preset: false },
  { type: 'contact_card', label: 'Contact card', preset: false },
  { type: 'request_form', label: 'Request form', preset: false },
  { type: 'scheduling_dialog', label: 'Request form in a dialog', preset: false },
  { type: 'policy', label: 'Policy', preset: false },
  { type: 'customer_reviews', label: 'Customer reviews', preset: false },
  { type: 'finished_work', label: 'Finished work', preset: false },
];

const labels = new Map([...sectionTypes, ...siteSectionTypes].map(({ type, label }) => [type, label]));

/** What people call a section type. Files may hold types in capitals, and some that no version knew. @example sectionTypeLabel('MEDICAL_NECESSITY') // 'Why choose us' */
export function sectionTypeLabel(type: string): string {
  const small = type.toLowerCase();
  const words = small.replaceAll('_', ' ').trim();
  return labels.get(small) ?? (words.charAt(0).toUpperCase() + words.slice(1) || 'Section');
}
