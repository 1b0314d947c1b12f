import { url } from '../fields/address-field.ts';
import { column, rows } from '../fields/rows-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { text } from '../fields/text-field.ts';

/** What is stated of the town, with its sources. */
export const townFactsLayout = sectionLayout({
  title: '',
  main: 'columns',
  fields: {
    table: rows({
      label: 'Table',
      help: 'A row each. A sentence without its fact is left out.',
      maximum: 15,
      columns: [
        column('title', 'What', 'title', ['name']),
        column('rule', 'Rule', 'prose', []),
        column('when', 'When', 'prose', []),
        column('amount', 'How much', 'prose', []),
        column('call', 'Whom to call', 'prose', []),
      ],
    }),
    columns: rows({
      label: 'Columns',
      help: 'One sentence a line. A sentence without its fact is left out.',
      maximum: 8,
      columns: [
        column('title', 'Title', 'title', ['name']),
        column('description', 'Sentences', 'prose', ['text', 'lines']),
      ],
    }),
    link_text: text({ label: 'Link words', kind: 'title' }),
    link_url: url({ label: 'Link address' }),
  },
});
