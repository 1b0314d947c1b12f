import { quoteHref } from '../sections/render-sections.tsx';
import type { Frame } from './frame.ts';

/** The quote mail of a page that is about no place in particular. */
export function plainQuoteHref(frame: Frame): string {
  return quoteHref({
    business: frame.business,
    keyword: '',
    city: '',
    state: '',
    fallbacks: { keyword: 'junk removal' },
  });
}
