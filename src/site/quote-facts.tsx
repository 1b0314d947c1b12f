import type { QuoteFacts } from '../sections/render-sections.tsx';
import { formPlace } from './forms/page-forms.ts';
import { QuoteForm } from './forms/quote-form.tsx';
import type { Frame } from './frame.ts';

/** The quote form of a page: the hero's short form if it has one, else the footer's full form. */
export function quoteFacts({ forms, business, start }: Frame): QuoteFacts {
  if (start) return { href: start.href, label: start.text, form: null, items: [], items_title: '' };
  const label = 'Free quote';
  if (forms.quote === null)
    return { href: `#${formPlace.footer}`, label, form: null, items: [], items_title: '' };
  return {
    href: `#${formPlace.quote}`,
    label,
    form: <QuoteForm forms={forms} place={forms.quote} businessName={business.name} />,
    items: forms.quote.items,
    items_title: forms.labels.items_title,
  };
}
