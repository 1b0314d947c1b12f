import {
  type LeadForm,
  leadFormSchema,
  problemsBetween,
  smsConsentWording,
} from '../../../contract/audience/lead-forms.ts';
import type { LeadReceipt } from '../../../contract/audience/leads.ts';
import { AppError } from '../../platform/errors.ts';
import { signAddition } from './addition-link.ts';
import { type KeptPhotos, keepPhotos } from './keep-photos.ts';
import type { LeadContext } from './lead-context.ts';
import { type LeadSource, leadSource, type RequestOrigin, sourceHints } from './lead-source.ts';
import { incomingFolder } from './photo-files.ts';
import { preferredDayProblem } from './preferred-day.ts';
import { type FormBody, type FormValues, readFormBody } from './read-form-body.ts';
import { tooManyMessage } from './sender-limits.ts';
import { hostOf, isFromOtherSite, publicHost } from './sending-site.ts';
import { spamReason } from './spam-reason.ts';
import { storeLead } from './store-lead.ts';

export type Received =
  | {
      readonly ok: true;
      readonly lead: LeadReceipt;
      /** The county of the town, if it has its own phone number. */
      readonly county: string | null;
      readonly photos: KeptPhotos;
      /** The signed link by which the visitor adds to it. */
      readonly more: string;
    }
  | {
      readonly ok: false;
      readonly status: 400 | 429 | 503;
      /** One sentence above the form. */
      readonly message: string;
      /** The typed values, to fill the form again. */
      readonly values: FormValues;
      /** What is wrong, by field name. */
      readonly fields: Readonly<Record<string, string>>;
      /** Where it came from, to be carried by the form when it is sent again. */
      readonly source: LeadSource;
    };

interface Sender {
  readonly address: string;
}

/** Receives a form post of the site, with script or without, as urlencoded or multipart. Stored first, photos after. */
export async function receiveForm(
  context: LeadContext,
  request: Request,
  { address }: Sender,
): Promise<Received> {
  const verdict = await context.limits.check(address);
  const origin = originOf(context, request);
  if (verdict === 'blocked') return refused(429, tooManyMessage, { values: {}, origin });
  // Photos of a sender over the limit are not written at all; the leads are.
  const folder = verdict === 'allowed' ? await incomingFolder(context.uploads) : null;
  const body = await readFormBody(request, folder, error =>
    context.log.error({ err: error }, 'photo of a lead was not written'),
  );
  try {
    if (verdict === 'refused') return refused(429, tooManyMessage, { values: body.values, origin });
    return await receive(context, request, body, { verdict, origin, address });
  } catch (error) {
    if (!(error instanceof AppError && error.kind === 'unavailable')) throw error;
    return refused(503, error.message, { values: body.values, origin });
  } finally {
    await body.discard();
  }
}

async function receive(
  context: LeadContext,
  request: Request,
  body: FormBody,
  { verdict, origin, address }: { verdict: 'allowed' | 'suspicious'; origin: RequestOrigin; address: string },
): Promise<Received> {
  const now = context.clock();
  const { form, fields } = readForm(context, body.values, now);
  if (!form) {
    const message = body.isBroken
      ? 'The form did not arrive whole. Please send it again.'
      : 'Please look at the marked fields and send it again.';
    return refused(400, message, { values: body.values, origin, fields });
  }
  // A form of ours shows our words, whatever was sent as such.
  const sms_consent_text = smsConsentWording(context.mailbox().name);
  const { receipt: lead, town } = await storeLead(
    context,
    { ...form, sms_consent_text },
    {
      origin,
      spamReason: spamReason(form, {
        now,
        verdict,
        formKey: context.formKey,
        isForm: true,
        isFromOtherSite: isFromOtherSite(context, request),
      }),
      photos: body.files.length,
    },
  );
  const photos = await keepPhotos(context, { leadId: lead.id, address }, body.files);
  const county = town && context.countyOf(town.city, town.state);
  const problems = [...new Set([...body.problems, ...photos.problems])];
  const left_out = body.left_out + photos.left_out;
  const more = signAddition(context.formKey, lead.id, now);
  return { ok: true, lead, county, photos: { ...photos, problems, left_out }, more };
}

/** The values of the form's fields, or the first problem of each. */
function readForm(
  { labels, hours }: Pick<LeadContext, 'labels' | 'hours'>,
  values: FormValues,
  now: Date,
): { form: LeadForm | null; fields: Record<string, string> } {
  const input = {
    ...Object.fromEntries(Object.entries(values).map(([name, [first]]) => [name, first])),
    sms_consent: values.sms_consent !== undefined,
    junk_types: values.junk_types ?? [],
    // An open choice is sent as an empty text.
    timeline: values.timeline?.[0] || undefined,
  };
  const parsed = leadFormSchema.safeParse(input);
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0] ?? 'kind');
    fields[name] ??= message;
  }
  const day = values.kind?.[0] === 'scheduling' ? (values.preferred_date?.[0] ?? '') : null;
  const problem = day === null || fields.preferred_date ? null : preferredDayProblem(day, now, hours());
  if (problem) fields.preferred_date = problem;
  const unlisted = parsed.success ? problemsBetween(parsed.data, labels()) : {};
  for (const [name, message] of Object.entries(unlisted)) fields[name] ??= message;
  const isRight = parsed.success && !problem && Object.keys(unlisted).length === 0;
  return { form: isRight ? parsed.data : null, fields };
}

function refused(
  status: 400 | 429 | 503,
  message: string,
  {
    values,
    origin,
    fields = {},
  }: { values: FormValues; origin: RequestOrigin; fields?: Readonly<Record<string, string>> },
): Received {
  return { ok: false, status, message, values, fields, source: leadSource(sourceHints(values), origin) };
}

function originOf(context: LeadContext, request: Request): RequestOrigin {
  return { referer: request.headers.get('referer'), host: publicHost(context) ?? hostOf(request) };
}
