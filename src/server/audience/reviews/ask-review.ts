import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type {
  ReviewAsking,
  reviewLinkSchema,
  reviewRequestRoutes,
} from '../../../contract/audience/review-requests.ts';
import { serviceFinder } from '../../../sections/schemas.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { findTown } from '../../business/places/town-index.ts';
import { listServices } from '../../business/services/queries.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { queueEmail } from '../../platform/outbox/outbox.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { signingKey, signLink } from '../../platform/signed-link.ts';
import { dayLabel } from '../cases/case-labels.ts';
import { readService, readTown } from './check-review.ts';
import {
  type AskedLead,
  countRequests,
  countToAsk,
  findAsked,
  findLead,
  insertRequest,
  listToAsk,
  type RequestTable,
} from './request-queries.ts';
import type { ReviewContext } from './review-context.ts';

type Ask = z.output<typeof reviewRequestRoutes.ask.body>;
type ReviewLink = z.output<typeof reviewLinkSchema>;

/** Customers answer within weeks, or not at all. */
const validDays = 60;
const askedAtOnce = 500;
const maxCounted = 10_000;

export async function readAsking({ db, outbox }: ReviewContext): Promise<ReviewAsking> {
  const { asked, answered } = await countRequests(db);
  return { waiting: await countToAsk(db, maxCounted), asked, answered, can_send: outbox.canSend };
}

/** Sends one customer a review request. With an address the link is mailed in the same transaction. */
export async function askForReview(context: ReviewContext, ask: Ask, origin: string): Promise<ReviewLink> {
  const base = context.linkBase(origin);
  const key = await signingKey(context.db);
  return context.db.transaction().execute(async trx => {
    if ('lead_id' in ask) {
      const lead = await findLead(trx, ask.lead_id);
      if (!lead) throw new AppError('not-found', 'Lead not found. It may have been deleted.');
      return askOnce(context, trx, { base, key, ...(await ofLead(trx, lead)) });
    }
    const about = { service: await readService(trx, ask.service), ...readTown(ask.place) };
    return askOnce(context, trx, { base, key, lead_id: null, email: ask.email ?? '', ...about });
  });
}

/** Requests a review from every customer whose work is done, happy or not. */
export async function askEverybody(
  context: ReviewContext,
  origin: string,
): Promise<{ asked: number; left: number }> {
  const { db, outbox } = context;
  if (!outbox.canSend)
    throw new AppError('conflict', 'No mail server is set. Enter one in Settings, Mail.', {
      reason: 'no-mail-server',
    });
  const base = context.linkBase(origin);
  const key = await signingKey(db);
  return db.transaction().execute(async trx => {
    const leads = await listToAsk(trx, askedAtOnce);
    let asked = 0;
    for (const lead of leads) {
      const about = await ofLead(trx, lead);
      // Two leads of one customer are one request: the second counts as sent.
      const before = await findAsked(trx, { email_hash: hashOf(about.email), lead_id: null });
      if (before) await insertRequest(trx, { ...requestOf(about), email_hash: null });
      else {
        await askOnce(context, trx, { base, key, ...about });
        asked += 1;
      }
    }
    return { asked, left: await countToAsk(trx, maxCounted) };
  });
}

interface Asked extends Pick<RequestTable, 'lead_id' | 'service' | 'city' | 'state'> {
  readonly email: string;
}

const hashOf = (email: string) =>
  email === '' ? null : createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

const requestOf = ({ lead_id, service, city, state, email }: Asked) => ({
  id: uuidv7(),
  lead_id,
  email_hash: hashOf(email),
  service,
  city,
  state,
});

async function askOnce(
  context: ReviewContext,
  trx: Trx,
  { base, key, ...asked }: Asked & { readonly base: string; readonly key: string },
): Promise<ReviewLink> {
  const request = requestOf(asked);
  const before = await findAsked(trx, request);
  if (before || !(await insertRequest(trx, request)))
    throw new AppError(
      'conflict',
      `This customer was asked already${before ? `, on ${dayLabel(before.created_at.toISOString().slice(0, 10))}` : ''}. Nobody is asked twice.`,
      { reason: 'already-asked' },
    );
  // The link holds whole seconds.
  const last = new Date(Math.floor(context.clock().getTime() / 1_000) * 1_000 + validDays * 86_400_000);
  const url = `${base}/review/${signLink(key, 'review', request.id, last)}`;
  if (asked.email !== '') await sendLink(context, trx, { url, email: asked.email, lead_id: asked.lead_id });
  await writeActivity(trx, { action: 'review-asked', noun: 'reviews', id: null, name: '' });
  return { url, expires_at: last.toISOString(), is_sent: asked.email !== '' && context.outbox.canSend };
}

async function sendLink(
  context: ReviewContext,
  trx: Trx,
  { url, email, lead_id }: { readonly url: string; readonly email: string; readonly lead_id: string | null },
): Promise<void> {
  const from = context.leads.mailbox();
  const text = `Thank you for having us.

How did it go? Good or bad, our website shows what you write, with your first name if you give one. We ask every customer, and each only once.

${url}

The same link takes your review back, whenever you like.

${from.name}
`;
  const subject = 'How did we do?';
  await queueEmail(context.outbox, trx, { leadId: lead_id, email: { from, to: email, subject, text } });
}

/** The subject of the lead's page; no town if the gazetteer lacks it. */
async function ofLead(trx: Trx, lead: AskedLead): Promise<Asked> {
  const services = await listServices(trx, packStore.own().id);
  const service = serviceFinder(services)(lead.keyword ?? lead.service ?? '')?.name ?? '';
  const town = findTown(
    lead.city ?? lead.page_city ?? '',
    lead.state ?? (await currentGroup(trx, 'business')).address.state,
  );
  return {
    lead_id: lead.id,
    email: lead.email,
    service,
    city: town?.city ?? '',
    state: town?.state ?? '',
  };
}
