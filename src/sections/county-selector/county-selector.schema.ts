import { url } from '../fields/address-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { text } from '../fields/text-field.ts';

/** Counties that open and show the towns that have a page for this service. */
export const countySelectorLayout = sectionLayout({
  title: '',
  main: 'link_text',
  fields: {
    link_text: text({ label: 'Link words', kind: 'title' }),
    link_url: url({ label: 'Link address' }),
  },
});
