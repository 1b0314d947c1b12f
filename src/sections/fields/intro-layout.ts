import { sectionLayout } from './section-layout.ts';
import { textarea } from './text-field.ts';

/** The layout of kinds that list the site's data: only their title and lead are written. */
export const introLayout = sectionLayout({
  title: '',
  main: 'lead',
  fields: {
    lead: textarea({ label: 'Lead' }),
  },
});
