import { list } from '../fields/list-field.ts';
import { column, rows } from '../fields/rows-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';

/** Where the town lies: its map, its neighbors, what its county takes. */
export const townCardLayout = sectionLayout({
  title: '',
  main: 'neighbors',
  fields: {
    facts: rows({
      label: 'Facts',
      maximum: 8,
      columns: [
        column('title', 'Title', 'title', ['name']),
        column('description', 'Text', 'prose', ['text']),
      ],
    }),
    neighbors: list({ label: 'Neighbors', help: 'Empty: the nearest towns.', maximum: 12, kind: 'plain' }),
  },
});
