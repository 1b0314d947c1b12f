import { clickIds } from '../../../contract/audience/lead-forms.ts';

const campaignFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  ...clickIds,
] as const;
/** Maximum letters of one field. A click id is longer than a word of a campaign. */
const maxLetters = (field: (typeof campaignFields)[number]) => (field.startsWith('utm_') ? 200 : 500);

type Campaign = Record<(typeof campaignFields)[number], string | null>;

export interface LeadSource extends Campaign {
  readonly page_path: string | null;
  readonly referrer: string | null;
}

export const unknownSource: LeadSource = {
  page_path: null,
  referrer: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_term: null,
  utm_content: null,
  gclid: null,
  gbraid: null,
  wbraid: null,
  msclkid: null,
  fbclid: null,
};

/**
 * Where a request came from. A form fills in what it knows; without scripts the browser's Referer still names the page
 * and, in its query, the campaign.
 */
export function leadSource(form: SourceHints, { referer, host }: RequestOrigin): LeadSource {
  const page = referer && URL.canParse(referer) ? new URL(referer) : null;
  const isOurs = page !== null && page.host === host;
  const query = isOurs ? page.searchParams : new URLSearchParams();
  const campaign = Object.fromEntries(
    campaignFields.map(field => [field, form[field] || cut(query.get(field), maxLetters(field))]),
  ) as Campaign;
  return {
    ...campaign,
    page_path: pathOf(form.page_path) ?? (isOurs ? cut(page.pathname, 500) : null),
    referrer: form.referrer || (page && !isOurs ? cut(page.href, 1_000) : null),
  };
}

/** The form's own fields about its source. */
export type SourceHints = { readonly [Field in keyof LeadSource]?: LeadSource[Field] | undefined };

/** A refused form's own fields about its source, as they were sent. */
export function sourceHints(values: Readonly<Record<string, readonly string[]>>): SourceHints {
  const hint = (field: keyof LeadSource, max: number) =>
    [field, cut(values[field]?.[0] ?? null, max)] as const;
  return Object.fromEntries([
    hint('page_path', 500),
    hint('referrer', 1_000),
    ...campaignFields.map(field => hint(field, maxLetters(field))),
  ]);
}

export interface RequestOrigin {
  readonly referer: string | null;
  readonly host: string | null;
}

/** The slug of a page path, if it has the shape of a landing page's. */
export function slugOf(path: string | null): string | null {
  return /^\/([a-z0-9]+(?:-[a-z0-9]+)*)\/?$/.exec(path ?? '')?.[1] ?? null;
}

const pathOf = (given: string | null | undefined) =>
  given?.startsWith('/') ? (given.split(/[?#]/, 1)[0] ?? null) : null;

const printable = (text: string) => text.toWellFormed().replaceAll(/\p{Cc}+/gu, ' ');
const cut = (text: string | null, max: number) =>
  text ? printable(text).slice(0, max).toWellFormed() : null;
