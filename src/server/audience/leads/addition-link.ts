import { type ReadLink, readSignedLink, signLink } from '../../platform/signed-link.ts';

/*
 * The thank-you page carries a signed link of its request, so that the visitor can add to it without an account. It opens
 * nothing to read: its holder can add, and no more.
 */

/** A visitor adds a street or photos while the call is awaited. */
const validDays = 3;

export function signAddition(formKey: string, leadId: string, now: Date): string {
  return signLink(formKey, 'lead-addition', leadId, new Date(now.getTime() + validDays * 86_400_000));
}

export const readAddition = (formKey: string, token: string, now: Date): ReadLink =>
  readSignedLink(formKey, 'lead-addition', token, now);
