import { rows, titleAndText } from '../fields/rows-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { text, textarea } from '../fields/text-field.ts';

/** Facts of the page's town, point by point, with their sources. */
export const localFactsLayout = sectionLayout({
  title: 'Good to Know in {{city}}',
  main: 'description',
  fields: {
    description: textarea({ label: 'Description' }),
    more: text({ label: 'Title of the folded part', kind: 'title', initial: 'More Rules and Facts' }),
    points: rows({
      label: 'Points',
      help: 'Texts with facts. Points without a title are open.',
      maximum: 12,
      cap: 12,
      columns: titleAndText,
    }),
  },
});
