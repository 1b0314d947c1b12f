import { footerCopy } from '../../../../content/site-copy/footer.ts';
import type { GiveawayPlace, PageForms, QuotePlace, ReturnedForm } from '../../../site/forms/page-forms.ts';
import { type GiveawaySettings, isGiveawayOpen } from '../../audience/giveaway/is-open.ts';
import { formLabels } from '../../audience/leads/form-labels.ts';
import { signFormToken, signPage } from '../../audience/leads/form-token.ts';
import type { LeadSource } from '../../audience/leads/lead-source.ts';
import type { FrameContext } from './frame-context.ts';
import { siteNavigation } from './navigation.ts';

/** The page's facts for its forms. */
export interface FormFacts {
  readonly path: string;
  /** A landing page's facts follow from its address; other pages supply them. */
  readonly keyword?: string;
  readonly city?: string | null;
  readonly state?: string;
  readonly quote?: QuotePlace | null;
  /** True if the page may have the form of the giveaway. */
  readonly has_giveaway?: boolean;
  /** False: the page ends in a line and a button, which leads to the form of another page. */
  readonly has_form?: boolean;
  /** What the form of the thank-you page carries. */
  readonly addition?: PageForms['addition'];
  /** The form token, if it is already known. */
  readonly mark?: string | undefined;
}

/** A visitor's request as the forms see it. A page rendered with it is never cached. */
export interface Visit {
  /** The referrer of the visitor. */
  readonly source: LeadSource;
  /** The page of the form, if it differs from the requested one. */
  readonly form_path?: string;
  readonly returned?: ReturnedForm;
}

/**
 * The forms of a page. A cached page carries the token of its address.
 * A page for one visitor carries the time and the visitor's referrer.
 */
export function pageForms(
  { leads: { formKey }, settings }: Pick<FrameContext, 'leads' | 'settings'>,
  about: FormFacts,
  visit: Visit | null,
): PageForms {
  const {
    path,
    keyword,
    city,
    state,
    quote,
    has_giveaway = false,
    has_form = true,
    addition = null,
    mark,
  } = about;
  const current = settings.current();
  return {
    hidden: present({
      form_token: visit ? timedToken(formKey, visit) : (mark ?? signPage(formKey, path)),
      page_path: visit?.source.page_path ?? path,
      form_path: visit?.form_path,
      page_keyword: keyword,
      page_city: city,
      ...campaign(visit),
    }),
    footer: {
      title: footerCopy.quote_title,
      text: footerCopy.quote_text,
      button: footerCopy.quote_button,
      href: has_form ? null : contactForm,
    },
    policies: siteNavigation(current).policies,
    quote: quote ?? null,
    addition: addition ?? carriedAddition(visit),
    giveaway: has_giveaway ? giveawayPlace(current, new Date()) : null,
    labels: formLabels(current),
    state: state ?? current.business.address.state,
    returned: visit?.returned ?? null,
  };
}

/** A returned form of the thank-you page carries on what it carried. */
function carriedAddition(visit: Visit | null): PageForms['addition'] {
  if (visit?.returned?.kind !== 'addition') return null;
  const { token, shown } = visit.returned.values;
  return { token: token?.[0] ?? '', shown: shown?.[0] ?? '' };
}

/** Every trade has this page, and its footer has the form. */
const contactForm = '/contact#contact';

function giveawayPlace(settings: GiveawaySettings, now: Date): GiveawayPlace | null {
  if (!isGiveawayOpen(settings, now)) return null;
  const { prize, closes_on } = settings.giveaway;
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return { prize, closes: closes_on === '' ? '' : `Enter by ${day.format(new Date(closes_on))}` };
}

/** A form that is shown again retains its first opening time. */
function timedToken(formKey: string, { returned }: Visit): string {
  return returned?.values.form_token?.[0] ?? signFormToken(formKey, new Date());
}

function campaign(visit: Visit | null): Partial<LeadSource> {
  if (!visit) return {};
  const { page_path: _, ...rest } = visit.source;
  return rest;
}

function present(fields: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
