import { z } from 'zod';
import type { Database, Db, Trx } from '../../platform/db/database.ts';
import { type LockedWork, lockedRun } from '../../platform/jobs/locked-run.ts';
import type { Attempt, JobKind } from '../../platform/jobs/queue.ts';
import { followSchedule, publishingLock } from './follow-schedule.ts';
import { changeSchedule, listFollowed, lockLiveSchedule } from './queries.ts';
import { publishJob, recordSchedule } from './record-schedule.ts';

const payloadSchema = z.object({
  batch_id: z.uuid(),
  /** Undefined: this job takes over the schedule from the job that follows it. */
  turn: z.number().int().optional(),
});

/** The job checks again after at most an hour (ms): clocks are set and zones change their rules. */
const maxDelay = 3_600_000;
const minDelay = 1_000;

/** Follows a batch's publishing schedule: publishes the pages that are due and requeues itself for the next portion. */
export function publishPagesJob(database: Database, clock: () => Date = () => new Date()): JobKind {
  const db = database.kysely;
  return {
    name: publishJob,
    run: async (payload, attempt) => {
      const { batch_id, turn } = payloadSchema.parse(payload);
      const handling: LockedWork = {
        lock: publishingLock(batch_id),
        progress: { kind: 'batch', id: batch_id },
        fail: reason => stopFor(db, batch_id, `Publishing stopped: ${reason} Resume it to continue.`),
      };
      await lockedRun(database, attempt, handling, async client => {
        const { signal } = attempt;
        const following = await followSchedule(client, { batchId: batch_id, turn, clock, signal });
        if (following) await requeue(db, attempt, { batch_id, ...following }, clock());
      });
    },
    unfinished: () => listFollowed(db),
  };
}

async function requeue(
  db: Db,
  attempt: Attempt,
  { batch_id, turn, next }: { batch_id: string; turn: number; next: Date },
  now: Date,
): Promise<void> {
  const delay = Math.min(maxDelay, Math.max(minDelay, next.getTime() - now.getTime()));
  const at = new Date(Date.now() + delay);
  await db.transaction().execute((trx: Trx) => attempt.again(trx, at, { batch_id, turn }));
}

/** Pauses the schedule after a failure. */
async function stopFor(db: Db, batchId: string, notice: string): Promise<void> {
  await db.transaction().execute(async trx => {
    const schedule = await lockLiveSchedule(trx, batchId);
    if (schedule?.status !== 'running') return;
    await changeSchedule(trx, schedule.id, {
      status: 'paused',
      notice,
      owed_pages: 0,
      revision: schedule.revision + 1,
    });
    await recordSchedule(trx, 'stopped-the-publishing-of', schedule);
  });
}
