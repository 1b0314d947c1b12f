import { type LeadForm, problemsBetween } from '../../../contract/audience/lead-forms.ts';
import type { LeadReceipt } from '../../../contract/audience/leads.ts';
import { AppError } from '../../platform/errors.ts';
import type { LeadContext } from './lead-context.ts';
import { preferredDayProblem } from './preferred-day.ts';
import { tooManyMessage } from './sender-limits.ts';
import { spamReason } from './spam-reason.ts';
import { storeLead } from './store-lead.ts';

/** Receives a request as JSON, from a form's script or an API client. */
export async function sendLead(
  context: LeadContext,
  form: LeadForm,
  { address, isFromOtherSite = false }: { readonly address: string; readonly isFromOtherSite?: boolean },
): Promise<LeadReceipt> {
  const verdict = await context.limits.check(address);
  if (verdict === 'refused' || verdict === 'blocked')
    throw new AppError('too-many', tooManyMessage, { reason: 'too-many-leads' });
  const now = context.clock();
  const problem =
    form.kind === 'scheduling' ? preferredDayProblem(form.preferred_date, now, context.hours()) : null;
  if (problem) {
    throw new AppError('invalid', problem, { fields: [{ path: 'preferred_date', message: problem }] });
  }
  const unlisted = Object.entries(problemsBetween(form, context.labels()));
  const [first] = unlisted;
  if (first) {
    const fields = unlisted.map(([path, message]) => ({ path, message }));
    throw new AppError('invalid', first[1], { fields });
  }
  const { receipt } = await storeLead(context, form, {
    origin: { referer: null, host: null },
    spamReason: spamReason(form, {
      now,
      verdict,
      formKey: context.formKey,
      isForm: false,
      isFromOtherSite,
    }),
    photos: 0,
  });
  return receipt;
}
