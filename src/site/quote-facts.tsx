import type { QuoteFacts } from '../sections/render-sections.tsx';
import { formPlace } from './forms/page-forms.ts';
import { QuoteForm } from './forms/quote-form.tsx';
import type { Frame } from './frame.ts';

/** The quote form of a page: the hero's short form if it has one, else the footer's form or the way to another page's. */
export function quoteFacts({ forms, business, start, text_href }: Frame): QuoteFacts {
  const none = { text_href, photo_href: null, form: null, items: [], items_title: '' };
  if (start) return { ...none, href: start.href, label: start.text };
  const label = 'Free quote';
  if (forms.quote === null) return { ...none, href: forms.footer?.href ?? `#${formPlace.footer}`, label };
  return {
    text_href,
    photo_href: '#quote-photos',
    href: `#${formPlace.quote}`,
    label,
    form: <QuoteForm forms={forms} place={forms.quote} businessName={business.name} />,
    items: forms.quote.items,
    items_title: forms.labels.items_title,
  };
}
