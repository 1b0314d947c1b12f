import { url } from '../fields/address-field.ts';
import { ground } from '../fields/choice-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { text, textarea } from '../fields/text-field.ts';

/** The served counties with their towns. */
export const countyTownsLayout = sectionLayout({
  title: '',
  main: 'lead',
  fields: {
    lead: textarea({ label: 'Lead' }),
    ground,
    link_text: text({ label: 'Link words', kind: 'title' }),
    link_url: url({ label: 'Link address' }),
  },
});
