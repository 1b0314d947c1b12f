import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import { holdLock } from '../../platform/db/hold-lock.ts';
import { isPassing } from '../../platform/db/is-passing.ts';
import { holdJobLock } from '../../platform/jobs/hold-job-lock.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { startPageIndexMaintenance } from '../pages/page-index-maintenance.ts';
import { partSize } from './queries.ts';
import { writeNextPart } from './write-part.ts';

const changePagesJobName = 'change-pages';
/** Workers of before it was known take a template's deletion for done when its pages are gone; they don't take this kind. */
const deleteTemplateJobName = 'delete-template-pages';

/** The kind of job that works a change off. */
export const jobNameOf = (change: { readonly template_id: string | null }) =>
  change.template_id === null ? changePagesJobName : deleteTemplateJobName;

const payloadSchema = z.object({ change_id: z.uuid() });
const lockOf = (id: string) => `page change ${id}`;

/**
 * Works a change off part by part: pages, what undoing needs, redirects and counters of a part are one transaction, so a
 * killed process loses nothing, doubles nothing, and the next attempt goes on with the part that is next.
 */
export function changePagesJobs(database: Database): JobKind[] {
  return [changePagesJobName, deleteTemplateJobName].map(name => ({
    name,
    concurrency: 2,
    run: async (payload, attempt) => {
      const { change_id } = payloadSchema.parse(payload);
      try {
        await holdJobLock(database, attempt, lockOf(change_id), client =>
          workOn(database, client, change_id, attempt.signal),
        );
      } catch (error) {
        if (attempt.signal.aborted) throw error; // Stopping: the job goes back on the queue.
        if (isPassing(error) && !attempt.isLast) throw error;
        await stopChange(database, change_id, error);
        throw error;
      }
    },
  }));
}

/** Does a small change before its call is answered. Where that fails, its job, stored with it, does it. */
export async function finishInCall(database: Database, id: string): Promise<void> {
  const { signal } = new AbortController();
  await holdLock(database.pool, lockOf(id), client => workOn(database, client, id, signal)).catch(
    () => undefined,
  );
}

async function workOn(
  database: Database,
  client: PoolClient,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const pages = startPageIndexMaintenance(database.pool);
  let parts = 0;
  try {
    while (await writePart(database, client, id, signal)) {
      parts += 1;
      pages.tidy(partSize);
    }
  } finally {
    // A few rows are left to the database itself: nobody has to wait for that.
    if (parts > 1) await pages.finish();
  }
}

async function writePart(
  { kysely }: Database,
  client: PoolClient,
  id: string,
  signal: AbortSignal,
): Promise<boolean> {
  signal.throwIfAborted();
  await client.query(`begin; set local gin_pending_list_limit = '64MB'`);
  const goesOn = await writeNextPart(kysely, client, id);
  await client.query('commit');
  return goesOn;
}

async function stopChange(database: Database, id: string, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  await database.pool.query(
    `update page_changes set status = 'cancelled', notice = $2, updated_at = now() where id = $1 and status = 'running'`,
    [id, `It stopped: ${reason} What was changed until then can be undone.`.slice(0, 1_000)],
  );
}
