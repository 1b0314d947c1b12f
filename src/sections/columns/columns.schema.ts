import { url } from '../fields/address-field.ts';
import { ground } from '../fields/choice-field.ts';
import { column, rows, titleAndText } from '../fields/rows-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { toggle } from '../fields/switch-field.ts';
import { text, textarea } from '../fields/text-field.ts';

/** Short texts side by side. */
export const columnsLayout = sectionLayout({
  title: '',
  main: 'lead',
  fields: {
    lead: textarea({ label: 'Lead' }),
    ground,
    drawn: toggle({
      label: 'A drawing for each column',
      help: 'Its title finds the drawing.',
      whenEmpty: false,
    }),
    columns: rows({
      label: 'Columns',
      help: 'A text of several lines is shown as a list.',
      maximum: 20,
      columns: [
        ...titleAndText,
        column('link_text', 'Link words', 'plain'),
        column('link_url', 'Link address', 'plain'),
      ],
    }),
    link_text: text({ label: 'Link words', kind: 'title' }),
    link_url: url({ label: 'Link address' }),
  },
});
