import { column, rows } from '../fields/rows-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { text, textarea } from '../fields/text-field.ts';

/** A short list of customer groups. The field names are historical. */
export const couplesLayout = sectionLayout({
  title: 'Who We Help',
  main: 'description',
  fields: {
    description: textarea({ label: 'Description' }),
    couple_types: rows({
      label: 'Groups of customers',
      help: 'Who they are and what you do for them.',
      maximum: 10,
      cap: 15,
      columns: [
        column('title', 'Who', 'title', ['name', 'type', 'heading']),
        column('description', 'What you do for them', 'prose', ['text', 'content', 'body']),
      ],
    }),
    footer_text: text({ label: 'Closing line' }),
  },
});
