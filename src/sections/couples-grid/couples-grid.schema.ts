import { fromService } from '../fields/from-service-field.ts';
import { column, rows } from '../fields/rows-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { textarea } from '../fields/text-field.ts';

/** Cards side by side, one per situation or customer. The field names are historical. */
export const couplesGridLayout = sectionLayout({
  title: 'When People Call Us',
  main: 'description',
  fields: {
    from_service: fromService,
    description: textarea({ label: 'Description' }),
    couples: rows({
      label: 'Cards',
      help: 'A short title and one or two sentences each.',
      maximum: 9,
      cap: 12,
      columns: [
        column('title', 'Title', 'title', ['name', 'names', 'heading']),
        column('description', 'Text', 'prose', ['text', 'content', 'story', 'body']),
      ],
    }),
  },
});
