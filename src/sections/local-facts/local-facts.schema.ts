import { rows, titleAndText } from '../fields/rows-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { textarea } from '../fields/text-field.ts';

/** Facts of the page's town, point by point, with their sources. */
export const localFactsLayout = sectionLayout({
  title: 'Good to Know in {{city}}',
  main: 'description',
  fields: {
    description: textarea({ label: 'Description' }),
    points: rows({
      label: 'Points',
      help: 'Texts with facts, like {{fact:place.bulk_limit}}. Points without known facts are left out.',
      maximum: 12,
      cap: 12,
      columns: titleAndText,
    }),
  },
});
