import { sectionLayout } from '../fields/section-layout.ts';
import { textarea } from '../fields/text-field.ts';

/** The services in columns. */
export const serviceGroupsLayout = sectionLayout({
  title: '',
  main: 'lead',
  fields: {
    lead: textarea({ label: 'Lead' }),
  },
});
