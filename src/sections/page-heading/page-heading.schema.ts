import { sectionLayout } from '../fields/section-layout.ts';
import { text, textarea } from '../fields/text-field.ts';

/** The main heading of a page without a hero. */
export const pageHeadingLayout = sectionLayout({
  title: '',
  main: 'lead',
  fields: {
    lead: textarea({ label: 'Lead' }),
    drawing: text({ label: 'Drawing', help: 'A word that finds the drawing, such as sofa.', kind: 'plain' }),
  },
});
