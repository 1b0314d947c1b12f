import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import { errorMessage } from '../../platform/db/error-message.ts';
import { isPassing } from '../../platform/db/is-passing.ts';
import { holdJobLock } from '../../platform/jobs/hold-job-lock.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { mergeSearchList } from '../pages/maintenance-queries.ts';
import { type JobMove, lockNextPages, writeMovedPages } from './write-moved-pages.ts';

const payloadSchema = z.object({ move_id: z.uuid() });

/** Some megabytes in memory; a second or two of locked rows at most. */
const chunkSize = 5_000;

/**
 * Moves pages to another version, chunk by chunk: pages and the move's bookmark in one transaction, so that a killed
 * process loses nothing and the next attempt goes on where it was.
 */
export function movePagesJob(database: Database): JobKind {
  return {
    name: 'move-pages',
    concurrency: 1,
    run: async (payload, attempt) => {
      const { move_id } = payloadSchema.parse(payload);
      try {
        await holdJobLock(database, attempt, `page move ${move_id}`, client =>
          movePages(database, client, move_id, attempt.signal),
        );
      } catch (error) {
        if (attempt.signal.aborted) throw error; // Stopping: the job goes back on the queue.
        if (isPassing(error) && !attempt.isLast) throw error;
        await stopMove(database, move_id, error);
        throw error;
      }
    },
  };
}

async function movePages(
  database: Database,
  client: PoolClient,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    await client.query(`begin; set local gin_pending_list_limit = '64MB'`);
    const move = await readMove(client, id);
    if (move?.status !== 'moving') return void (await client.query('rollback'));
    const pages = await lockNextPages(client, move, chunkSize);
    const last = pages.at(-1);
    if (!last) return finish(client, id);
    const { pages: count, conflicts } = await writeMovedPages(database.kysely, client, move, pages);
    await client.query(
      `update page_moves set moved_pages = moved_pages + $2, conflict_count = conflict_count + $3,
         moved_through = $4, updated_at = now() where id = $1`,
      [id, count, conflicts, last.id],
    );
    await tellPagesChanged(client);
    await client.query('commit');
  }
}

/** Locked, so that a cancellation waits for the chunk and the chunk for a cancellation. */
async function readMove(client: PoolClient, id: string): Promise<JobMove | undefined> {
  const { rows } = await client.query<JobMove>(
    `select id, template_id, to_version_id, undoes, page_ids, generation_batch_id, status, moved_through
     from page_moves where id = $1 for update`,
    [id],
  );
  return rows[0];
}

async function finish(client: PoolClient, id: string): Promise<void> {
  // Pages that were deleted while others moved are nobody's remainder.
  await client.query(
    `update page_moves set status = 'completed', total_pages = moved_pages, completed_at = now(), updated_at = now()
     where id = $1`,
    [id],
  );
  await client.query('commit');
  await mergeSearchList(client);
}

async function tellPagesChanged(client: PoolClient): Promise<void> {
  await client.query(`select pg_notify('pagehaul', $1)`, [JSON.stringify({ kind: 'all-pages' })]);
}

async function stopMove(database: Database, id: string, error: unknown): Promise<void> {
  await database.pool.query(
    `update page_moves set status = 'cancelled', notice = $2, updated_at = now() where id = $1 and status = 'moving'`,
    [id, `Moving failed: ${errorMessage(error).slice(0, 900)} Then move the rest.`],
  );
}
