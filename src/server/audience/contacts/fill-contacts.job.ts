import type { PoolClient } from 'pg';
import type { Database } from '../../platform/db/database.ts';
import { isTransient } from '../../platform/db/is-transient.ts';
import { kyselyOn } from '../../platform/db/kysely-on.ts';
import { transactionOn } from '../../platform/db/transaction-on.ts';
import { requireDiskReserve } from '../../platform/jobs/disk-reserve.ts';
import { lockedRun } from '../../platform/jobs/locked-run.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { recurringJob } from '../../platform/jobs/recurring-job.ts';
import { buildLeadIndex, hasLeadWithoutContact, writeContactsOf } from './write-contacts.ts';

const day = 24 * 3_600_000;
const leadsAtOnce = 500;

/**
 * Gives leads of earlier versions and of imports their contact, stage and place in the timeline. A chunk is one transaction.
 * What is left is what has no contact: a killed process repeats and loses nothing.
 */
export const fillContactsJob = (database: Database): JobKind =>
  recurringJob(database.kysely, {
    name: 'fill-contacts',
    interval: day,
    work: async attempt => {
      if (!(await hasLeadWithoutContact(database.kysely))) return;
      await lockedRun(
        database,
        attempt,
        // Nobody waits for it: the queue logs what fails, and the next start tries again.
        {
          lock: 'fill contacts',
          isRetryable: isTransient,
          fail: async (_reason, error) => Promise.reject(error),
        },
        async client => {
          await buildLeadIndex(client);
          await fillContacts(client, attempt.signal);
        },
      );
    },
  });

export async function fillContacts(client: PoolClient, signal: AbortSignal): Promise<void> {
  for (let after: string | null = null; ; ) {
    signal.throwIfAborted();
    await requireDiskReserve();
    const last: string | null = await transactionOn(client, () =>
      writeContactsOf(kyselyOn(client), { after, limit: leadsAtOnce }),
    );
    if (last === null) return;
    after = last;
  }
}
