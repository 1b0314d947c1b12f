import { type LeadAddition, leadAdditionSchema } from '../../../contract/audience/lead-forms.ts';
import { openAfterToday } from '../../business/opening-hours/opening-rules.ts';
import { announce } from '../../platform/db/announce.ts';
import { AppError } from '../../platform/errors.ts';
import { learnContact } from '../contacts/learn-contact.ts';
import { readAddition } from './addition-link.ts';
import { haveVideo, keepPhotos } from './keep-photos.ts';
import type { LeadContext } from './lead-context.ts';
import { unknownSource } from './lead-source.ts';
import { notify } from './notify.ts';
import { incomingFolder } from './photo-files.ts';
import { addToLead, findLeadToAdd, type LeadTable } from './queries.ts';
import { type FormBody, readFormBody } from './read-form-body.ts';
import type { Received } from './receive-form.ts';
import { tooManyMessage } from './sender-limits.ts';
import { storeWithRetry } from './store-with-retry.ts';
import { shownBefore, type ThankYou } from './thank-you-path.ts';

type Refused = Extract<Received, { ok: false }>;

/** Receives what a visitor adds to a request on the thank-you page, with or without photos. */
export async function receiveAddition(
  context: LeadContext,
  request: Request,
  address: string,
): Promise<{ ok: true; shown: ThankYou } | Refused> {
  const verdict = await context.limits.check(address);
  if (verdict === 'blocked') return refused(429, tooManyMessage, {});
  const folder = verdict === 'allowed' ? await incomingFolder(context.uploads) : null;
  const body = await readFormBody(request, folder, error =>
    context.log.error({ err: error }, 'photo of a lead was not written'),
  );
  try {
    if (verdict === 'refused') return refused(429, tooManyMessage, body.values);
    return await receive(context, body, address);
  } catch (error) {
    if (!(error instanceof AppError && error.kind === 'unavailable')) throw error;
    return refused(503, error.message, body.values);
  } finally {
    await body.discard();
  }
}

async function receive(
  context: LeadContext,
  body: FormBody,
  address: string,
): Promise<{ ok: true; shown: ThankYou } | Refused> {
  const { values } = body;
  const first = Object.fromEntries(Object.entries(values).map(([name, [value]]) => [name, value]));
  const parsed = leadAdditionSchema.safeParse({ ...first, timeline: first.timeline || undefined });
  if (!parsed.success || body.isBroken) {
    const fields: Record<string, string> = {};
    for (const { path, message } of parsed.error?.issues ?? []) fields[String(path[0])] ??= message;
    const message = body.isBroken
      ? 'The form did not arrive whole. Please send it again.'
      : 'Please look at the marked fields and send it again.';
    return refused(400, message, values, fields);
  }
  const { token } = parsed.data;
  const link = readAddition(context.formKey, token, context.clock());
  const before = { ...nothingShown, ...shownBefore(first.shown ?? '') };
  // Programs fill in what people don't see: they read a thank-you, and nothing is stored.
  if (first.subject_line) return { ok: true, shown: { ...before, added: 'yes' } };
  const lead = link.state === 'valid' ? await store(context, link.id, parsed.data, body.files.length) : null;
  if (!lead) return { ok: true, shown: { ...before, added: 'late' } };
  const photos = await keepPhotos(context, { leadId: lead.id, address }, body.files);
  const { hours, time_zone } = context.hours();
  const isForToday = parsed.data.timeline === 'asap-same-day';
  const shown: ThankYou = {
    ...before,
    request: lead.kind,
    opens: isForToday ? openAfterToday(hours, time_zone, context.clock()) : before.opens,
    photos: photos.kept,
    photos_left_out: body.left_out + photos.left_out,
    has_video: haveVideo(photos.problems),
    more: token,
    added: 'yes',
  };
  return { ok: true, shown };
}

const nothingShown: ThankYou = {
  request: 'quote',
  photos: 0,
  photos_left_out: 0,
  has_video: false,
  county: null,
  opens: null,
  zip: null,
  more: null,
  added: null,
};

/** Adds to the request and notifies the owner in one transaction; null: it was deleted. The same again changes nothing. */
function store(
  context: LeadContext,
  id: string,
  addition: LeadAddition,
  photos: number,
): Promise<LeadTable | null> {
  return storeWithRetry(context, 'request', () =>
    context.database.kysely.transaction().execute(async trx => {
      const lead = await findLeadToAdd(trx, id);
      if (!lead) return null;
      const changes = changesOf(lead, addition);
      const isChanged = Object.keys(changes).length > 0;
      if (isChanged) await addToLead(trx, id, changes);
      if (isChanged) await learnContact(trx, { ...lead, ...changes });
      if (isChanged) await announce(trx, { kind: 'leads' });
      if ((isChanged || photos > 0) && !lead.suspected_spam)
        await notify(context, trx, id, { photos, isAddition: true });
      return lead;
    }),
  );
}

/** Letters of two forms. */
const maxDetails = 10_000;

/** The fields that become others. Details are added below those there are. */
function changesOf(lead: LeadTable, addition: LeadAddition) {
  const { name, email, address, city, state, timeline, details } = addition;
  const given = Object.entries({ name, email, address, city, state, timeline }).filter(
    ([field, value]) => value && value !== lead[field as keyof LeadTable],
  );
  const before = lead.details ?? '';
  const isNew = details && !before.includes(details);
  const all = before === '' ? details : `${before}\n\n${details}`;
  return {
    ...(Object.fromEntries(given) as Partial<Pick<LeadTable, 'name' | 'email' | 'address' | 'city'>>),
    ...(isNew && all ? { details: all.slice(0, maxDetails).toWellFormed() } : {}),
  };
}

function refused(
  status: Refused['status'],
  message: string,
  values: FormBody['values'],
  fields: Readonly<Record<string, string>> = {},
): Refused {
  return { ok: false, status, message, values, fields, source: unknownSource };
}
