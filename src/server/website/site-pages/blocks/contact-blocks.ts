import { contactPage } from '../../../../../content/site-copy/contact.ts';
import type { DrawBlocks } from './block-facts.ts';
import { closing, questions } from './section-blocks.ts';

const words = contactPage.information;

/** How to reach us, what to have ready, what people ask. */
export const contactBlocks: DrawBlocks = ({ business }) => [
  { kind: 'heading', title: contactPage.hero_title, lead: contactPage.hero_subtitle, about: 'sofa' },
  {
    kind: 'contact',
    title: words.title,
    entries: [
      { label: words.phone_label, text: business.phone, href: business.phone_href },
      { label: words.email_label, text: business.email, href: `mailto:${business.email}` },
      { label: words.area_label, text: words.area, href: '/locations' },
      { label: words.hours_label, text: `${words.hours}. ${words.emergency}.`, href: null },
    ],
    call_label: contactPage.call_label,
    email_label: contactPage.email_label,
    checklist: contactPage.what_to_say,
  },
  {
    kind: 'columns',
    id: 'services',
    ground: 'sky',
    title: contactPage.services.title,
    lead: '',
    columns: contactPage.services.items.map(item => ({ ...item, items: [] })),
    link: { href: '/services', text: 'All our services' },
  },
  questions(contactPage.faqs),
  closing(
    business.discount === '' ? contactPage.call_to_action : contactPage.first_responders,
    business.discount,
  ),
];
