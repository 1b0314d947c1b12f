import { fromService } from '../fields/from-service-field.ts';
import { localNote } from '../fields/local-note-field.ts';
import { column, rows } from '../fields/rows-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { textarea } from '../fields/text-field.ts';

export const pricingLayout = sectionLayout({
  title: 'What It Costs',
  main: 'content',
  fields: {
    from_service: fromService,
    content: textarea({ label: 'Text' }),
    prices: rows({
      label: 'Prices',
      help: 'Name and starting price. Loads of a gauge: 1/8, 1/4, Half, Full.',
      maximum: 10,
      columns: [
        column('load', 'Load', 'plain', ['title', 'name', 'size']),
        column('price', 'Price from', 'plain', ['price_from', 'description', 'amount']),
      ],
    }),
    local: localNote,
  },
});
