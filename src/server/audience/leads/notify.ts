import type { Trx } from '../../platform/db/database.ts';
import { queueEmail } from '../../platform/outbox/outbox.ts';
import type { LeadContext } from './lead-context.ts';
import { leadMessage } from './lead-message.ts';
import { getLead } from './queries.ts';

/** Adds the owner's notification about a lead to the outbox, in the caller's transaction. */
export async function notify(
  context: LeadContext,
  trx: Trx,
  leadId: string,
  about: { readonly photos: number; readonly isAddition?: boolean },
): Promise<void> {
  const email = leadMessage(context, await getLead(trx, leadId), about);
  await queueEmail(context.outbox, trx, { leadId, email });
}
