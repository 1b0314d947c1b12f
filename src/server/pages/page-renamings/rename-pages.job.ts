import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import { isPassing } from '../../platform/db/is-passing.ts';
import { holdJobLock } from '../../platform/jobs/hold-job-lock.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import type { JobRenaming } from './job-renaming.ts';
import { renamingJob } from './steer-renaming.ts';
import { renameNextPages } from './write-renamed-pages.ts';
import { checkNextSlugs } from './write-slug-checks.ts';

const payloadSchema = z.object({ renaming_id: z.uuid() });

/** An address was taken between looking and renaming: the chunk is looked at again. */
const uniqueViolation = '23505';

/**
 * Checks a renaming, or does it, chunk by chunk: pages, redirects and the bookmark in one transaction, so that a killed
 * process loses nothing and the next attempt goes on where it was.
 */
export function renamePagesJob(database: Database, isReserved: (slug: string) => boolean): JobKind {
  return {
    name: renamingJob,
    concurrency: 1,
    run: async (payload, attempt) => {
      const { renaming_id } = payloadSchema.parse(payload);
      try {
        await holdJobLock(database, attempt, `page renaming ${renaming_id}`, client =>
          work(client, renaming_id, isReserved, attempt.signal),
        );
      } catch (error) {
        if (attempt.signal.aborted) throw error;
        const isTaken = error instanceof Error && 'code' in error && error.code === uniqueViolation;
        if ((isPassing(error) || isTaken) && !attempt.isLast) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        await database.pool.query(
          `update page_renamings set status = 'cancelled', notice = $2, updated_at = now()
           where id = $1 and status in ('checking', 'renaming')`,
          [renaming_id, `Renaming failed: ${reason}`.slice(0, 1_000)],
        );
        throw error;
      }
    },
  };
}

async function work(
  client: PoolClient,
  id: string,
  isReserved: (slug: string) => boolean,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    await client.query(`begin; set local gin_pending_list_limit = '64MB'`);
    // Locked, so that a cancellation waits for the chunk and the chunk for a cancellation.
    const { rows } = await client.query<JobRenaming>(
      `select id, template_id, generation_batch_id, filter, except_ids, page_ids is not null as is_picked, url_pattern,
         status, through
       from page_renamings where id = $1 for update`,
      [id],
    );
    const renaming = rows[0];
    if (renaming?.status === 'checking') {
      if (!(await checkNextSlugs(client, renaming, isReserved))) return finish(client, id, 'checked');
    } else if (renaming?.status === 'renaming') {
      if (!(await renameNextPages(client, renaming))) return finish(client, id, 'completed');
      await client.query(`select pg_notify('pagehaul', $1)`, [JSON.stringify({ kind: 'all-pages' })]);
    } else return void (await client.query('rollback'));
    await client.query('commit');
  }
}

async function finish(client: PoolClient, id: string, status: 'checked' | 'completed'): Promise<void> {
  await client.query(
    `update page_renamings set status = $2, updated_at = now(),
       completed_at = case when $2 = 'completed' then now() end where id = $1`,
    [id, status],
  );
  await client.query('commit');
}
