import { url } from '../fields/address-field.ts';
import { column, rows } from '../fields/rows-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { toggle } from '../fields/switch-field.ts';
import { text, textarea } from '../fields/text-field.ts';

/** All pages in the served area: county, town, service. */
export const directoryLayout = sectionLayout({
  title: '',
  main: 'lead',
  fields: {
    lead: textarea({ label: 'Lead' }),
    maps: toggle({ label: 'With maps', help: 'The outline of each county.', whenEmpty: false }),
    counties: rows({
      label: 'About counties',
      maximum: 30,
      cap: 30,
      columns: [
        column('county', 'County', 'plain', ['name', 'title']),
        column('description', 'Text', 'prose', ['text']),
      ],
    }),
    empty: textarea({ label: 'County without pages', help: 'Shown where a county has no page yet.' }),
    link_text: text({ label: 'Link words', kind: 'title' }),
    link_url: url({ label: 'Link address' }),
  },
});
