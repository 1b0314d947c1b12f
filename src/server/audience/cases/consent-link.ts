import { queueEmail } from '../../platform/outbox/outbox.ts';
import { signingKey, signLink } from '../../platform/signed-link.ts';
import type { CaseContext } from './case-context.ts';
import { dayLabel } from './case-labels.ts';
import { lockCase } from './queries.ts';
import { recordCase } from './record-case.ts';

/** Customers answer within days, or not at all. */
const validDays = 60;

/** The link where the customer agrees or withdraws. With an address its message is queued in the same transaction. */
export async function makeConsentLink(
  context: CaseContext,
  id: string,
  { email, origin }: { readonly email: string | undefined; readonly origin: string },
): Promise<{ url: string; expires_at: string; is_sent: boolean }> {
  const { db, outbox, clock } = context;
  const key = await signingKey(db);
  // The link holds whole seconds.
  const last = new Date(Math.floor(clock().getTime() / 1_000) * 1_000 + validDays * 86_400_000);
  const url = `${context.linkBase(origin)}/consent/${signLink(key, 'case-consent', id, last)}`;
  await db.transaction().execute(async trx => {
    const stored = await lockCase(trx, id);
    if (email === undefined) return;
    const from = context.leads.mailbox();
    const text = `Thank you for having us on ${dayLabel(stored.done_on)}.

May we show this work on our website? You choose what: the photos, your words, your first name. We never show an address.

${url}

The same link takes everything down again, whenever you like.

${from.name}
`;
    const subject = `May we show the work we did for you?`;
    await queueEmail(outbox, trx, { leadId: null, email: { from, to: email, subject, text } });
    await recordCase(trx, 'consent-asked', stored);
  });
  return { url, expires_at: last.toISOString(), is_sent: email !== undefined && outbox.canSend };
}
