import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../db/database.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { Email } from './email.ts';
import { insertMessage, type MessageSubject, makeDue } from './queries.ts';

/** Dependencies for sending messages. */
export interface Outbox {
  readonly queue: JobQueue;
  /** False while no mail server is set, which is supported. Messages are stored and shown as not sent. */
  readonly canSend: boolean;
}

/** `canSend` follows the settings. */
export const openOutbox = (queue: JobQueue, server: { readonly isSet: boolean }): Outbox => ({
  queue,
  get canSend() {
    return server.isSet;
  },
});

export const deliverJob = 'deliver-message';

/** Stores a message in the caller's transaction. It is delivered if, and only if, that commits. */
export async function queueEmail(
  { queue, canSend }: Outbox,
  trx: Trx,
  { email, ...about }: { email: Email } & MessageSubject,
): Promise<void> {
  const id = uuidv7();
  await insertMessage(trx, { id, about, payload: email, isDue: canSend });
  if (canSend) await queue.send(trx, deliverJob, { message_id: id });
}

/** Retries an unsent message now, regardless of its schedule. */
export async function deliverNow({ queue }: Outbox, trx: Trx, id: string): Promise<void> {
  await makeDue(trx, id);
  await queue.send(trx, deliverJob, { message_id: id });
}
