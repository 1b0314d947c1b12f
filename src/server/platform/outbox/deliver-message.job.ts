import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { holdJobLock } from '../jobs/hold-job-lock.ts';
import type { JobKind } from '../jobs/queue.ts';
import { describeMailFailure } from './describe-mail-failure.ts';
import { emailSchema } from './email.ts';
import type { Mailer } from './mailer.ts';
import { nextAttempt } from './next-attempt.ts';
import { deliverJob } from './outbox.ts';
import { findDueMessage, markFailed, markSent, type OutboxTable } from './queries.ts';

const payloadSchema = z.object({ message_id: z.uuid() });

/**
 * Delivers one message. The outbox row decides when the next attempt is due, because people see that row.
 * An early, late or duplicate job finds nothing due and ends.
 * @param mailerNow of the mail server that is set at this moment; null if there is none
 */
export function deliverMessageJob(database: Database, mailerNow: () => Promise<Mailer | null>): JobKind {
  return {
    name: deliverJob,
    concurrency: 2,
    run: async (payload, attempt) => {
      const { message_id } = payloadSchema.parse(payload);
      await holdJobLock(database, attempt, `message ${message_id}`, async () => {
        const message = await findDueMessage(database.kysely, message_id);
        if (!message) return;
        const mailer = await mailerNow();
        if (!mailer) return;
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

/**
 * Null after success, otherwise the mail server's reason. Every failure may be temporary: a full mailbox, a
 * wrong password, a server that is down.
 */
async function send(mailer: Mailer, message: OutboxTable): Promise<string | null> {
  try {
    await mailer.send(message.id, emailSchema.parse(message.payload));
    return null;
  } catch (error) {
    return describeMailFailure(error);
  }
}
