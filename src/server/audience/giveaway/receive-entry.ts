import { type GiveawayForm, giveawayFormSchema } from '../../../contract/audience/giveaway.ts';
import { AppError } from '../../platform/errors.ts';
import { type LeadSource, leadSource, sourceHints } from '../leads/lead-source.ts';
import { type FormValues, readFormBody } from '../leads/read-form-body.ts';
import { tooManyMessage, type Verdict } from '../leads/sender-limits.ts';
import { hostOf, isFromOtherSite, publicHost } from '../leads/sending-site.ts';
import { senderReason } from '../leads/spam-reason.ts';
import { enterGiveaway, type GiveawayContext } from './enter-giveaway.ts';

/** The problems of a sent form, and the values to draw it again. */
export interface RefusedEntry {
  readonly ok: false;
  readonly status: 400 | 409 | 429 | 503;
  readonly message: string;
  readonly values: FormValues;
  readonly fields: Readonly<Record<string, string>>;
  readonly source: LeadSource;
}

/** Receives the giveaway's form as a browser sends it, with script or without. */
export async function receiveEntry(
  context: GiveawayContext,
  request: Request,
  address: string,
): Promise<{ readonly ok: true } | RefusedEntry> {
  const verdict = await context.leads.limits.check(address);
  const refused = (
    status: RefusedEntry['status'],
    message: string,
    values: FormValues,
    fields: RefusedEntry['fields'] = {},
  ): RefusedEntry => ({
    ok: false,
    status,
    message,
    values,
    fields,
    source: leadSource(sourceHints(values), {
      referer: request.headers.get('referer'),
      host: publicHost(context.leads) ?? hostOf(request),
    }),
  });
  if (verdict === 'blocked') return refused(429, tooManyMessage, {});
  const body = await readFormBody(request, null);
  if (verdict === 'refused') return refused(429, tooManyMessage, body.values);
  const parsed = giveawayFormSchema.safeParse(
    Object.fromEntries(Object.entries(body.values).map(([name, [first]]) => [name, first])),
  );
  if (!parsed.success) {
    const message = body.isBroken
      ? 'The form did not arrive whole. Please send it again.'
      : 'Please look at the marked fields and send it again.';
    const fields: Record<string, string> = {};
    for (const issue of parsed.error.issues) fields[String(issue.path[0])] ??= issue.message;
    return refused(400, message, body.values, fields);
  }
  try {
    await enterGiveaway(context, parsed.data, spamReasonOf(context, request, parsed.data, verdict));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refused(error.kind === 'unavailable' ? 503 : 409, error.message, body.values);
  }
  return { ok: true };
}

function spamReasonOf(
  { leads }: GiveawayContext,
  request: Request,
  form: GiveawayForm,
  verdict: Exclude<Verdict, 'blocked' | 'refused'>,
): string | null {
  return senderReason(form, {
    now: leads.clock(),
    verdict,
    formKey: leads.formKey,
    isForm: true,
    isFromOtherSite: isFromOtherSite(leads, request),
  });
}
