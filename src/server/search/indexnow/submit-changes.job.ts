import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import type { Outgoing } from '../../platform/http/outgoing/outgoing.ts';
import { isPaused } from '../../platform/http/outgoing/retry-after.ts';
import { holdJobLock } from '../../platform/jobs/hold-job-lock.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { delayAfter, indexnowEndpoint, maxInOnePost, postAddresses } from './post-addresses.ts';
import { collectChanges, findIndexNow, listWaiting, recordRefusal, recordSent } from './queries.ts';

export const submitChangesJob = 'submit-indexnow';

const payloadSchema = z.object({ origin: z.url() });

/** Between two posts of a large change, in milliseconds. */
const delay = 2_000;

interface Submission {
  readonly origin: string;
  readonly endpoint?: string;
  readonly outgoing: Outgoing;
  readonly signal: AbortSignal;
}

/**
 * Submits changed addresses after each sitemap build, because changes come in bursts. Only one job waits at a time.
 * Only a site with a public https address submits.
 */
export function submitChangesOf(database: Database, outgoing: Outgoing): JobKind {
  return {
    name: submitChangesJob,
    policy: 'short',
    run: async (payload, attempt) => {
      const { origin } = payloadSchema.parse(payload);
      await holdJobLock(database, attempt, 'indexnow', async () => {
        const at = await submitChanges(database, { origin, outgoing, signal: attempt.signal });
        if (at) await database.kysely.transaction().execute(trx => attempt.again(trx, at));
      });
    },
  };
}

/** Returns the time of the next try; null if everything is submitted. */
export async function submitChanges(
  { kysely: db }: Database,
  { origin, endpoint = indexnowEndpoint, outgoing, signal }: Submission,
): Promise<Date | null> {
  const row = await findIndexNow(db);
  if (!row?.is_on || !isPublicOrigin(origin)) return null;
  await db.transaction().execute(collectChanges);
  if (isPaused(row.wait_until, new Date())) return row.wait_until;
  for (let posts = 0; ; posts += 1) {
    const paths = await listWaiting(db, maxInOnePost);
    if (paths.length === 0 || !(await findIndexNow(db))?.is_on) return null;
    if (posts > 0) await pause(delay, undefined, { signal });
    const answer = await postAddresses(outgoing, { endpoint, origin, key: row.key, paths, signal });
    if (!answer.isTaken) {
      const { failures } = (await findIndexNow(db)) ?? { failures: 0 };
      const waitUntil = new Date(Date.now() + (answer.wait ?? delayAfter(failures)));
      await recordRefusal(db, answer.words, waitUntil);
      return waitUntil;
    }
    await db.transaction().execute(trx => recordSent(trx, paths, answer.words));
  }
}

export function isPublicOrigin(origin: string): boolean {
  return origin.startsWith('https://');
}
