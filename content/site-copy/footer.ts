/** The foot of every page. */
export const footerCopy = {
  quote_title: 'Get a free quote',
  quote_text: 'Tell us what and where. You get an answer, not a sales pitch.',
  quote_button: 'Send my request',
  about_title: 'About us',
  services_title: 'Our Services',
  areas_title: 'Service Areas',
  contact_link: 'Contact Us',
  privacy_link: 'Privacy policy',
  terms_link: 'Terms',
  sources_link: 'Sources',
  admin_link: 'Admin',
} as const;
