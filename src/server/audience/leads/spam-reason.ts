import type { LeadForm } from '../../../contract/audience/lead-forms.ts';
import { ageOfFormToken, isMarkOfPage } from './form-token.ts';
import type { Verdict } from './sender-limits.ts';

/** No person fills in four fields faster, even with autofill. */
const fastestPersonMs = 2_000;

const address = /(?:https?:\/\/|www\.|\[url)/gi;

export interface Circumstances {
  readonly now: Date;
  readonly verdict: Verdict;
  readonly formKey: string;
  /** Sent by one of our forms, which always carry a token; a program's call need not. */
  readonly isForm: boolean;
  readonly isFromOtherSite: boolean;
}

/** Why a request looks like spam, as a sentence for staff; null if it doesn't. It is stored either way. */
export function spamReason(form: LeadForm, circumstances: Circumstances): string | null {
  const reason = senderReason(form, circumstances);
  if (reason !== null) return reason;
  if (form.name.match(address)) return 'A web address in place of a name.';
  if ((detailsOf(form)?.match(address)?.length ?? 0) > 2) return 'Several web addresses in the details.';
  return null;
}

/** Hidden fields of every form that tell people from bots. */
type Marks = Pick<LeadForm, 'subject_line' | 'form_token' | 'page_path'>;

/** The same by how it was sent, whatever it says. */
export function senderReason(form: Marks, circumstances: Circumstances): string | null {
  const { verdict, isForm, isFromOtherSite } = circumstances;
  if (form.subject_line) return 'A field that people don’t see was filled in.';
  if (form.form_token) {
    const refusal = tokenRefusal(form.form_token, form.page_path ?? '', circumstances);
    if (refusal !== null) return refusal;
  } else if (isForm) {
    return 'Sent without opening the form.';
  }
  if (isFromOtherSite) return 'Sent from a page of another site.';
  return verdict === 'suspect' ? 'One of many requests from the same connection.' : null;
}

function tokenRefusal(token: string, path: string, { now, formKey }: Circumstances): string | null {
  if (isMarkOfPage(formKey, token, path)) return null;
  const age = ageOfFormToken(formKey, token, now);
  if (age === null) return 'The form’s mark is not one of ours.';
  return age < fastestPersonMs ? 'Sent within two seconds of opening the page.' : null;
}

export function detailsOf(form: LeadForm): string | null {
  if (form.kind === 'footer') return form.additional_details || null;
  return form.kind === 'scheduling' ? form.details || null : null;
}
