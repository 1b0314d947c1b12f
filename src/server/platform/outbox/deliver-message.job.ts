import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { holdJobLock } from '../jobs/hold-job-lock.ts';
import type { JobKind } from '../jobs/queue.ts';
import { emailSchema } from './email.ts';
import type { Mailer } from './mailer.ts';
import { nextAttempt } from './next-attempt.ts';
import { deliverJob } from './outbox.ts';
import { findDueMessage, markFailed, markSent, type OutboxTable } from './queries.ts';

const payloadSchema = z.object({ message_id: z.uuid() });

/**
 * Delivers one message. The outbox row, not the queue, decides when the next attempt is: it is what people see. A job
 * that comes early, late or twice finds the row not due and ends.
 */
export function deliverMessageJob(database: Database, mailer: Mailer | null): JobKind {
  return {
    name: deliverJob,
    concurrency: 2,
    run: async (payload, attempt) => {
      const { message_id } = payloadSchema.parse(payload);
      if (!mailer) return;
      await holdJobLock(database, attempt, `message ${message_id}`, async () => {
        const message = await findDueMessage(database.kysely, message_id);
        if (!message) return;
        const error = await send(mailer, message);
        if (error === null) {
          await markSent(database.kysely, message_id);
          return;
        }
        await database.kysely.transaction().execute(async trx => {
          const nextAt = nextAttempt({
            attempts: message.attempts + 1,
            createdAt: message.created_at,
            now: new Date(),
          });
          await markFailed(trx, message_id, { error, nextAt });
          if (nextAt) await attempt.again(trx, nextAt);
        });
      });
    },
  };
}

/** Null when it went out, the mail server's reason otherwise. Any failure may pass: a full mailbox, a wrong password, a server down. */
async function send(mailer: Mailer, message: OutboxTable): Promise<string | null> {
  try {
    await mailer.send(message.id, emailSchema.parse(message.payload));
    return null;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).slice(0, 500);
  }
}
