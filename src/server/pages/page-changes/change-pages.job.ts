import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import { holdLock } from '../../platform/db/hold-lock.ts';
import { isTransient } from '../../platform/db/is-transient.ts';
import { type ChunkedWork, chunkedRun, runChunks } from '../../platform/jobs/chunked-run.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { pageStatistics } from '../pages/page-statistics.ts';
import type { BatchReversal, JobChange } from './change-part.ts';
import { partSize } from './part-queries.ts';
import { listUnfinishedChanges } from './queries.ts';
import { findRunning, finishChange, stopChange, writeNextPart } from './write-part.ts';

/** Workers of the version before would take a renaming for a deletion: they don't run this kind. */
export const changePagesJobName = 'work-on-page-changes';
/** Kinds that web processes of the version before send. */
const formerNames = ['change-pages', 'delete-template-pages'];

const payloadSchema = z.object({
  change_id: z.uuid(),
  /** Set: a revert, which waits for other work on the batch. */
  batch_id: z.uuid().nullish(),
});

/** Changes pages part by part. A part has its pages, what undoing needs, redirects and counters. */
export function changePagesJobs(database: Database, reversal: BatchReversal): JobKind[] {
  const run: JobKind['run'] = async (payload, attempt) => {
    const { change_id: id, batch_id } = payloadSchema.parse(payload);
    const work = workOf(database, id, reversal);
    await chunkedRun(database, attempt, batch_id ? { ...work, lock: reversal.lockOf(batch_id) } : work);
    // Also of a change that ended in its call.
    const next = await reversal.findNextJob(database.pool, id);
    if (next) await attempt.send(next.name, next.payload);
  };
  return [
    {
      name: changePagesJobName,
      concurrency: 2,
      run,
      unfinished: () => listUnfinishedChanges(database.kysely),
    },
    ...formerNames.map(name => ({ name, run })),
  ];
}

/** Does a small change before its call is answered. Where that fails, its job, stored with it, does it. */
export async function finishInCall(database: Database, id: string, reversal: BatchReversal): Promise<void> {
  const work = workOf(database, id, reversal);
  const { signal } = new AbortController();
  await holdLock(database, work.lock, async client => {
    await runChunks(client, work, signal);
  }).catch(() => undefined);
}

function workOf({ kysely, pool }: Database, id: string, reversal: BatchReversal): ChunkedWork<JobChange> {
  return {
    lock: `page change ${id}`,
    progress: { kind: 'page-change', id },
    maintenance: pageStatistics(pool, partSize),
    find: client => findRunning(client, id),
    chunk: (client, change) => writeNextPart(kysely, client, change, reversal),
    finish: (client, change) => finishChange(client, change, reversal),
    isRetryable: error => isTransient(error) || isTaken(error),
    fail: async reason => {
      await stopChange(pool, id, `It stopped: ${reason} What was changed until then can be undone.`);
      await reversal.stop(pool, id, reason);
    },
  };
}

/** An address was used while pages were renamed. The retry looks at it again. */
const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505';
