import { column, rows } from '../fields/rows-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';

/** Drop-off sites of the served counties for items that the business refuses. */
export const dropOffsLayout = sectionLayout({
  title: '',
  main: 'counties',
  fields: {
    counties: rows({
      label: 'Counties',
      help: 'Pages show those you serve.',
      maximum: 30,
      cap: 30,
      columns: [
        column('county', 'County', 'plain', ['name', 'title']),
        column('description', 'Text', 'prose', ['text']),
      ],
    }),
  },
});
