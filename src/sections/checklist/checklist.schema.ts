import { list } from '../fields/list-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { text } from '../fields/text-field.ts';

/** Short entries beside a drawing. */
export const checklistLayout = sectionLayout({
  title: '',
  main: 'items',
  fields: {
    items: list({ label: 'Entries', maximum: 15 }),
    drawing: text({ label: 'Drawing', help: 'A word that finds the drawing, such as sofa.', kind: 'plain' }),
  },
});
