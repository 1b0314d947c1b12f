import { list } from '../fields/list-field.ts';
import { column, rows } from '../fields/rows-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';

/** The town's location: its map, its neighbors, and the items its county accepts. */
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
