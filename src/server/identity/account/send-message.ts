import type { Trx } from '../../platform/db/database.ts';
import { queueEmail } from '../../platform/outbox/outbox.ts';
import type { AccountContext } from './account-context.ts';
import type { AccountMessage } from './account-messages.ts';
import { isAttemptAllowed } from './attempts.ts';

/**
 * Adds a message to the outbox in the caller's transaction. Messages above the mailbox's limit are dropped
 * silently, because the caller may not be the owner.
 */
export async function sendMessage(
  context: AccountContext,
  trx: Trx,
  { userId, to }: { userId: string | null; to: string },
  { subject, lines, minutes, isNotice = false }: AccountMessage,
): Promise<void> {
  if (!isNotice && !(await isAttemptAllowed(context, 'message', to))) return;
  const from = context.mailbox();
  const email = { from, to, subject, text: lines.join('\n') };
  await queueEmail(context.outbox, trx, { userId, minutes, email });
}
