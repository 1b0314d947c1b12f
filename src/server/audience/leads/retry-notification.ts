import type { Lead } from '../../../contract/audience/leads.ts';
import { AppError } from '../../platform/errors.ts';
import { deliverNow } from '../../platform/outbox/outbox.ts';
import { findMessageOfLead } from '../../platform/outbox/queries.ts';
import type { LeadContext } from './lead-context.ts';
import { readLead } from './present-lead.ts';
import { lockLead } from './queries.ts';

/** Tries an unsent notification at once. */
export async function retryNotification(context: LeadContext, id: string): Promise<Lead> {
  await context.database.kysely.transaction().execute(async trx => {
    await lockLead(trx, id);
    const message = await findMessageOfLead(trx, id);
    if (!message) throw refusal('No notification: this lead is suspected spam.', 'none');
    if (message.sent_at) throw refusal('The notification has been sent already.', 'sent');
    if (!context.outbox.canSend) {
      throw refusal('No mail server is set. Enter one in Settings, Mail.', 'no-mail-server');
    }
    await deliverNow(context.outbox, trx, message.id);
  });
  return readLead(context, id);
}

const refusal = (message: string, reason: string) => new AppError('conflict', message, { reason });
