import type { LeadKind } from '../../contract/audience/lead-filter.ts';
import type { FormLabels, quoteServices } from '../../contract/audience/lead-forms.ts';

/** The data of a page's forms besides their fields. The server supplies it. */
export interface PageForms {
  /** Hidden fields by name: the page, its subject, its token, and the referrer. */
  readonly hidden: Readonly<Record<string, string>>;
  /** The quote form of the page's hero; null if there is none. */
  readonly quote: QuotePlace | null;
  /** The open giveaway; null if none is open, and on pages without its form. */
  readonly giveaway: GiveawayPlace | null;
  /** What the form of the thank-you page carries: its signed link, and the query of the page; null on others. */
  readonly addition: { readonly token: string; readonly shown: string } | null;
  /** The texts around the footer's form; null if the footer only has the phone. */
  readonly footer: FooterPlace | null;
  /** Links to the policies of a form; empty: none. */
  readonly policies: readonly { readonly href: string; readonly text: string }[];
  /** What visitors choose from. The same object until a service or the trade changes. */
  readonly labels: FormLabels;
  /** The state most visitors of this page live in, to save them a field. */
  readonly state: string;
  /** A rejected form, with its input and errors. */
  readonly returned: ReturnedForm | null;
}

export interface FooterPlace {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** The form on another page; null: the footer has it. */
  readonly href: string | null;
}

export interface GiveawayPlace {
  readonly prize: string;
  readonly closes: string;
}

export interface QuotePlace {
  readonly service: keyof typeof quoteServices;
  /** The items we remove, beside the form; may be empty. */
  readonly items: readonly string[];
}

/** The quote and scheduling forms, the giveaway's, and that of the thank-you page. */
export type FormKind = LeadKind | 'giveaway' | 'addition';

export interface ReturnedForm {
  readonly kind: FormKind;
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** The errors by field, and the summary above the form; empty: nothing is wrong, the values are only filled in. */
  readonly problems: Readonly<Record<string, string>>;
  readonly message: string;
}

/** The anchor of each form. A form posts to it, so a rejected form is in view. */
export const formPlace = {
  quote: 'quote',
  footer: 'contact',
  scheduling: 'schedule',
  giveaway: 'enter',
  addition: 'more',
} as const satisfies Record<FormKind, string>;

/** The id of the element with a form's errors. A page without it can't show them. */
export function errorId(kind: FormKind): string {
  return `${formPlace[kind]}-error`;
}

/** One form for its fields: their values and errors. */
export interface FormState {
  readonly kind: FormKind;
  readonly isReturned: boolean;
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly problems: Readonly<Record<string, string>>;
  readonly message: string;
}

export function formState(forms: PageForms, kind: FormKind): FormState {
  const { returned } = forms;
  if (returned?.kind !== kind) return { kind, isReturned: false, values: {}, problems: {}, message: '' };
  return { ...returned, isReturned: true };
}
