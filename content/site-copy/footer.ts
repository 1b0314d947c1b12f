/** The foot of every page. */
export const footerCopy = {
  quote_title: 'Get a free quote',
  quote_text: 'Tell us what and where. You get an answer, not a sales pitch.',
  quote_button: 'Send my request',
  quote_thanks: 'Thank you! Your request is with us, and we will call or write back soon.',
  about_title: 'About us',
  about:
    'A South Florida hauling company with {{fact:business.years}} behind it. We are {{fact:business.licensed}}, and on the road {{hours}}.',
  services_title: 'Our Services',
  areas_title: 'Service Areas',
  contact_link: 'Contact Us',
  privacy_link: 'Privacy policy',
  terms_link: 'Terms',
  admin_link: 'Admin',
} as const;
