import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import { holdLock } from '../../platform/db/hold-lock.ts';
import { isTransient } from '../../platform/db/is-transient.ts';
import { type ChunkedWork, chunkedRun, runChunks } from '../../platform/jobs/chunked-run.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { pageStatistics } from '../pages/page-statistics.ts';
import type { JobChange, RestoreBatch } from './change-part.ts';
import { listUnfinishedChanges, partSize } from './queries.ts';
import { findRestoredBatch, findRunning, finishChange, stopChange, writeNextPart } from './write-part.ts';

/** Workers of the version before would take a renaming for a deletion: they don't run this kind. */
export const changePagesJobName = 'work-on-page-changes';
/** Kinds that web processes of the version before send. */
const formerNames = ['change-pages', 'delete-template-pages'];

const payloadSchema = z.object({ change_id: z.uuid() });

/** Changes pages part by part. A part has its pages, what undoing needs, redirects and counters. */
export function changePagesJobs(database: Database, restoreBatch: RestoreBatch): JobKind[] {
  return [changePagesJobName, ...formerNames].map(name => ({
    name,
    concurrency: 2,
    run: async (payload, attempt) => {
      const { change_id: id } = payloadSchema.parse(payload);
      await chunkedRun(database, attempt, workOf(database, id, restoreBatch));
      // Also of a change that ended in its call.
      const batch = await findRestoredBatch(database.pool, id);
      if (batch) await attempt.send(restoreBatch.job, { batch_id: batch });
    },
    ...(name === changePagesJobName && { unfinished: () => listUnfinishedChanges(database.kysely) }),
  }));
}

/** Does a small change before its call is answered. Where that fails, its job, stored with it, does it. */
export async function finishInCall(
  database: Database,
  id: string,
  restoreBatch: RestoreBatch,
): Promise<void> {
  const work = workOf(database, id, restoreBatch);
  const { signal } = new AbortController();
  await holdLock(database, work.lock, async client => {
    await runChunks(client, work, signal);
  }).catch(() => undefined);
}

function workOf({ kysely, pool }: Database, id: string, restoreBatch: RestoreBatch): ChunkedWork<JobChange> {
  return {
    lock: `page change ${id}`,
    progress: { kind: 'page-change', id },
    maintenance: pageStatistics(pool, partSize),
    find: client => findRunning(client, id),
    chunk: (client, change) => writeNextPart(kysely, client, change, restoreBatch),
    finish: (client, change) => finishChange(client, change, restoreBatch),
    isRetryable: error => isTransient(error) || isTaken(error),
    fail: reason => stopChange(pool, id, `It stopped: ${reason} What was changed until then can be undone.`),
  };
}

/** An address was used while pages were renamed. The retry looks at it again. */
const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505';
