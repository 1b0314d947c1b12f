import { sectionLayout } from '../fields/section-layout.ts';
import { textarea } from '../fields/text-field.ts';

/** Finished work and reviews of the town. It has only a title. */
export const finishedWorkLayout = sectionLayout({
  title: '',
  main: 'lead',
  fields: {
    lead: textarea({ label: 'Lead' }),
  },
});
