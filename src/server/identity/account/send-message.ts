import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/tables.ts';
import { queueEmail } from '../../platform/outbox/outbox.ts';
import type { AccountContext } from './account-context.ts';
import type { AccountMessage } from './account-messages.ts';
import { mayTry } from './attempts.ts';

/**
 * Puts a message to an account's owner in the outbox, as part of the caller's transaction. Too many to one mailbox are
 * dropped without a word to whoever asks for them: they may be somebody else.
 */
export async function sendMessage(
  context: AccountContext,
  trx: Transaction<DB>,
  { userId, to }: { userId: string | null; to: string },
  { subject, lines, minutes, isNotice = false }: AccountMessage,
): Promise<void> {
  if (!isNotice && !(await mayTry(context, 'message', to))) return;
  const from = context.mailbox();
  const email = { from, to, subject, text: lines.join('\n') };
  await queueEmail(context.outbox, trx, { userId, minutes, email });
}
