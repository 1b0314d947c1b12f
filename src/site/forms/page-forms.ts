import type { LeadKind } from '../../contract/audience/lead-filter.ts';
import type { quoteServices } from '../../contract/audience/lead-forms.ts';

/** What the forms of a page need besides their fields. The server supplies it. */
export interface PageForms {
  /** Fields people don't see, by name: the page, what it is about, its mark, and where the visitor came from. */
  readonly hidden: Readonly<Record<string, string>>;
  /** The quote form of the page's hero; null where there is none. */
  readonly quote: QuotePlace | null;
  /** The giveaway that is open now; null while none is, and on pages without its form. */
  readonly giveaway: GiveawayPlace | null;
  /** What stands around the form in the footer; null where the footer only asks to call. */
  readonly footer: FooterPlace | null;
  /** The state most visitors of this page live in, to save them a field. */
  readonly state: string;
  /** A form that was refused, to be drawn with what was typed and what is wrong. */
  readonly returned: ReturnedForm | null;
}

export interface FooterPlace {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

export interface GiveawayPlace {
  readonly prize: string;
  readonly closes: string;
}

export interface QuotePlace {
  readonly service: keyof typeof quoteServices;
  /** What We Remove, beside the form; may be empty. */
  readonly items: readonly string[];
}

/** The forms that ask for a quote or a day, and the giveaway's. */
export type FormKind = LeadKind | 'giveaway';

export interface ReturnedForm {
  readonly kind: FormKind;
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** What is wrong, by field; and the sentence above the form. */
  readonly problems: Readonly<Record<string, string>>;
  readonly message: string;
}

/** Where on its page each form stands. A form posts to this place, so that it is in view when it comes back. */
export const formPlace = {
  quote: 'quote',
  footer: 'contact',
  scheduling: 'schedule',
  giveaway: 'enter',
} as const satisfies Record<FormKind, string>;

/** The element that says what is wrong with a form: a page without it does not show that form's trouble. */
export function troubleId(kind: FormKind): string {
  return `${formPlace[kind]}-trouble`;
}

/** One form as its fields see it: what to put into them, and what is wrong with them. */
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
