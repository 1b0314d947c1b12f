import { sectionLayout } from '../fields/section-layout.ts';
import { text, textarea } from '../fields/text-field.ts';

/** The top of the front page. */
export const frontHeroLayout = sectionLayout({
  title: '',
  main: 'lead',
  fields: {
    lead: textarea({ label: 'Lead' }),
    quote_label: text({ label: 'Label of the quote button', kind: 'title', initial: 'Free Quote' }),
  },
});
