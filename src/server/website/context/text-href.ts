import { pageCode } from '../../pages/pages/page-code.ts';
import type { CurrentSettings } from '../../platform/settings/site-settings.ts';

/** What a text message is about. */
export interface TextSubject {
  readonly keyword?: string;
  readonly city?: string;
  /** The code of the page, at the end of the message; empty: it has none. */
  readonly code?: string;
}

/** A link that opens a text message about a page; null: the business takes none. All phones read `?&`. */
export function textHref(
  { business }: Pick<CurrentSettings, 'business'>,
  { keyword = '', city = '', code = '' }: TextSubject,
): string | null {
  const number = business.phones.text.replaceAll(/\D/g, '').slice(-10);
  if (number === '') return null;
  const about = keyword === '' ? 'a quote' : keyword;
  const place = city === '' ? '' : ` in ${city}`;
  const reference = code === '' ? '' : ` (${code})`;
  return `sms:+1${number}?&body=${encodeURIComponent(`Hi, I need ${about}${place}.${reference}`)}`;
}

/** The code of a page of the site. */
export const codeOfSitePage = (id: string): string => (id === '' ? '' : pageCode(id));
