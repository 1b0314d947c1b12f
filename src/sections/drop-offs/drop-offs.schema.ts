import { column, rows } from '../fields/rows-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';

/** Where the served counties take what the business does not. */
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
