import { column, rows } from '../fields/rows-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { text, textarea } from '../fields/text-field.ts';

/** A few sentences about the business, and figures. */
export const figuresLayout = sectionLayout({
  title: '',
  main: 'content',
  fields: {
    content: textarea({ label: 'Text', help: 'One paragraph a line.' }),
    figures: rows({
      label: 'Figures',
      maximum: 4,
      columns: [column('value', 'Figure', 'plain'), column('label', 'Label', 'plain', ['title', 'text'])],
    }),
    note: text({ label: 'Note' }),
  },
});
