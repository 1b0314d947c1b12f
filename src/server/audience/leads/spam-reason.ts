import type { LeadForm } from '../../../contract/audience/lead-forms.ts';
import { ageOfFormToken, isPageToken } from './form-token.ts';
import type { Verdict } from './sender-limits.ts';

/** No person fills in four fields faster, even with autofill. */
const fastestPersonMs = 2_000;

const address = /(?:https?:\/\/|www\.|\[url)/gi;

export interface SpamSignals {
  readonly now: Date;
  readonly verdict: Verdict;
  readonly formKey: string;
  /** Sent by one of our forms, which always carry a token; a program's call need not. */
  readonly isForm: boolean;
  readonly isFromOtherSite: boolean;
}

/**
 * Signs of spam, as sentences for staff. A clear one is enough. A weak one has honest causes, such as a translated page, so
 * one alone sets nothing aside.
 */
interface Signs {
  readonly clear: readonly string[];
  readonly weak: readonly string[];
}

/** Why a request looks like spam, as a text for staff; null if it doesn't. It is stored either way. */
export function spamReason(form: LeadForm, circumstances: SpamSignals): string | null {
  const { clear, weak } = sendingSigns(form, circumstances);
  return reasonOf({ clear, weak: [...weak, ...textSigns(form)] });
}

/** Hidden fields of every form that tell people from bots. */
type Marks = Pick<LeadForm, 'subject_line' | 'form_token' | 'page_path'>;

/** Why a request looks like spam by how it was sent, whatever it says; null if it doesn't. */
export function senderReason(form: Marks, circumstances: SpamSignals): string | null {
  return reasonOf(sendingSigns(form, circumstances));
}

function reasonOf({ clear: [first], weak }: Signs): string | null {
  if (first !== undefined) return first;
  return weak.length > 1 ? weak.join(' ') : null;
}

function sendingSigns(form: Marks, circumstances: SpamSignals): Signs {
  const { verdict, isForm, isFromOtherSite } = circumstances;
  const clear: string[] = [];
  const weak: string[] = [];
  if (form.subject_line) clear.push('A field that people don’t see was filled in.');
  if (isForm && !form.form_token) clear.push('Sent without opening the form.');
  // One mail for each would flood the owner's mailbox.
  if (verdict === 'suspicious') clear.push('One of many requests from the same connection.');
  const token = form.form_token ? tokenState(form.form_token, form.page_path ?? '', circumstances) : null;
  if (token === 'forged') weak.push('The form’s mark is not one of ours.');
  if (token === 'fast') weak.push('Sent within two seconds of opening the page.');
  // A page of ours is shown elsewhere by translators and archives; its mark comes with it.
  if (isFromOtherSite && token !== 'ours') weak.push('Sent from a page of another site.');
  return { clear, weak };
}

function tokenState(token: string, path: string, { now, formKey }: SpamSignals): 'ours' | 'fast' | 'forged' {
  if (isPageToken(formKey, token, path)) return 'ours';
  const age = ageOfFormToken(formKey, token, now);
  if (age === null) return 'forged';
  return age < fastestPersonMs ? 'fast' : 'ours';
}

function textSigns(form: LeadForm): readonly string[] {
  const signs: string[] = [];
  if (form.name?.match(address)) signs.push('A web address in place of a name.');
  if ((detailsOf(form)?.match(address)?.length ?? 0) > 2) signs.push('Several web addresses in the details.');
  return signs;
}

export function detailsOf(form: LeadForm): string | null {
  return (form.kind === 'footer' ? form.additional_details : form.details) || null;
}
