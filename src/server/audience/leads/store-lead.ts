import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { LeadForm } from '../../../contract/audience/lead-forms.ts';
import type { LeadReceipt } from '../../../contract/audience/leads.ts';
import { openAfterToday, todayIn } from '../../business/opening-hours/opening-rules.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Trx } from '../../platform/db/database.ts';
import { pointsOf } from '../contacts/contact-points.ts';
import { insertMessage } from '../contacts/message-queries.ts';
import { deleteContact } from '../contacts/queries.ts';
import { type Recognized, recognizeContact } from '../contacts/recognize-contact.ts';
import { refreshContact } from '../contacts/refresh-contact.ts';
import type { LeadContext } from './lead-context.ts';
import { dedupeKey, leadFields } from './lead-fields.ts';
import { leadSource, type RequestOrigin, slugOf } from './lead-source.ts';
import { notify } from './notify.ts';
import { findLandingPage, insertLead } from './queries.ts';
import { storeWithRetry } from './store-with-retry.ts';

export interface LeadMetadata {
  readonly origin: RequestOrigin;
  readonly spamReason: string | null;
  readonly photos: number;
}

/** Stores a request together with its notification. A repetition within minutes returns the existing lead. */
export async function storeLead(
  context: LeadContext,
  form: LeadForm,
  arrival: LeadMetadata,
): Promise<StoredLead> {
  const fields = leadFields(form);
  const zip_answer = fields.zip_code === null ? null : context.answerZip(fields.zip_code);
  const source = leadSource(form, arrival.origin);
  return storeWithRetry(context, 'request', () =>
    context.database.kysely.transaction().execute(async trx => {
      const { page_state, ...page } = await aboutPage(trx, form, source.page_path);
      const isTrusted = arrival.spamReason === null;
      const contact = await recognizeContact(trx, pointsOf(fields), { isTrusted });
      const { id, created_at, isRepeat } = await insertLead(trx, {
        id: uuidv7(),
        contact_id: contact.id,
        ...fields,
        ...source,
        ...page,
        zip_answer: zip_answer?.answer ?? null,
        suspected_spam: arrival.spamReason !== null,
        spam_reason: arrival.spamReason,
        sms_consent_text: form.sms_consent ? form.sms_consent_text || null : null,
        dedupe_key: dedupeKey(fields),
      });
      if (isRepeat) await dropUnused(trx, contact);
      else {
        await insertMessage(trx, leadArrived({ id, contact_id: contact.id, created_at }));
        await refreshContact(trx, contact.id);
        await announce(trx, { kind: 'leads' });
      }
      if (!isRepeat && arrival.spamReason === null)
        await notify(context, trx, id, { photos: arrival.photos });
      const next_open_day = closedSince(context, form);
      const receipt = {
        id,
        kind: form.kind,
        created_at: created_at.toISOString(),
        next_open_day,
        zip_answer,
      };
      const named = townOf(form, page.page_city, page_state, context.usualState());
      return { receipt, town: named ?? zip_answer?.town ?? null };
    }),
  );
}

/** Where a lead is in the timeline: what it says is read from the lead. */
const leadArrived = (lead: {
  readonly id: string;
  readonly contact_id: string;
  readonly created_at: Date;
}) => ({
  id: lead.id,
  contact_id: lead.contact_id,
  lead_id: lead.id,
  kind: 'lead',
  channel: 'form',
  direction: 'in',
  happened_at: lead.created_at,
});

/** A repetition without a number or address is recognized by its text alone, and has a contact already. */
async function dropUnused(trx: Trx, { id, isNew }: Recognized): Promise<void> {
  if (isNew) await deleteContact(trx, id);
}

/** The next open day, if today was asked for and the business is closed. It knows whether it can still come. */
function closedSince({ hours, clock }: LeadContext, form: LeadForm): string | null {
  const { hours: opening, time_zone } = hours();
  const now = clock();
  const isForToday =
    form.kind === 'scheduling'
      ? form.preferred_date === todayIn(time_zone, now)
      : form.kind === 'footer' && form.timeline === 'asap-same-day';
  return isForToday ? openAfterToday(opening, time_zone, now) : null;
}

interface Town {
  readonly city: string;
  readonly state: string;
}

/** A request that was stored, and the town it is about. */
export interface StoredLead {
  readonly receipt: LeadReceipt;
  readonly town: Town | null;
}

/** The page's town; on a page about none, the town that the visitor wrote. */
function townOf(
  form: LeadForm,
  pageCity: string | null,
  pageState: string | null,
  usualState: string,
): Town | null {
  if (pageCity) return { city: pageCity, state: pageState ?? usualState };
  const { city, state } = { city: null, state: null, ...form };
  return city ? { city, state: state || usualState } : null;
}

const fieldValuesSchema = z.looseObject({
  city: z.string().optional(),
  state: z.string().optional(),
  keyword: z.string().optional(),
});

/** The subject of the form's page: a landing page's own values, otherwise what the form says. */
async function aboutPage(trx: Trx, form: LeadForm, path: string | null) {
  const slug = slugOf(path);
  const page = slug === null ? undefined : await findLandingPage(trx, slug);
  const values = fieldValuesSchema.safeParse(page?.field_values).data;
  return {
    landing_page_id: page?.id ?? null,
    keyword: values?.keyword ?? (form.page_keyword || null),
    page_city: values?.city ?? (form.page_city || null),
    page_state: values?.state ?? null,
  };
}
