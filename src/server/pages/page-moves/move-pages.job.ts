import type { PoolClient } from 'pg';
import { z } from 'zod';
import { announceOn } from '../../platform/db/announce.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { type ChunkedWork, chunkedRun, requireRunning } from '../../platform/jobs/chunked-run.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { pageStatistics } from '../pages/page-statistics.ts';
import { listUnfinishedMoves } from './queries.ts';
import { type JobMove, lockNextPages, writeMovedPages } from './write-moved-pages.ts';

const payloadSchema = z.object({ move_id: z.uuid() });

/** Some megabytes in memory; a second or two of locked rows at most. */
const chunkSize = 5_000;

/** Moves pages to another version, chunk by chunk. */
export function movePagesJob(database: Database): JobKind {
  return {
    name: 'move-pages',
    run: (payload, attempt) =>
      chunkedRun(database, attempt, workOf(database, payloadSchema.parse(payload).move_id)),
    unfinished: () => listUnfinishedMoves(database.kysely),
  };
}

function workOf({ kysely, pool }: Database, id: string): ChunkedWork<JobMove> {
  return {
    lock: `page move ${id}`,
    progress: { kind: 'page-change', id },
    maintenance: pageStatistics(pool, chunkSize),
    find: client => findMoving(client, id),
    chunk: (client, move) => moveNextPages(kysely, client, move),
    finish,
    fail: async reason => {
      await pool.query(
        `update page_moves set status = 'cancelled', notice = $2, updated_at = now() where id = $1 and status = 'moving'`,
        [id, `Moving failed: ${reason} Then move the rest.`],
      );
    },
  };
}

async function findMoving(client: PoolClient, id: string): Promise<JobMove | undefined> {
  const { rows } = await client.query<JobMove>(
    `select id, template_id, to_version_id, undoes, page_ids, generation_batch_id, moved_through
     from page_moves where id = $1 and status = 'moving'`,
    [id],
  );
  return rows[0];
}

async function moveNextPages(db: Db, client: PoolClient, move: JobMove): Promise<boolean> {
  const pages = await lockNextPages(client, move, chunkSize);
  const last = pages.at(-1);
  if (!last) return false;
  const { pages: count, conflicts } = await writeMovedPages(db, client, move, pages);
  const update = await client.query(
    `update page_moves set moved_pages = moved_pages + $2, conflict_count = conflict_count + $3,
       moved_through = $4, updated_at = now() where id = $1 and status = 'moving'`,
    [move.id, count, conflicts, last.id],
  );
  requireRunning(update);
  await announceOn(client, { kind: 'all-pages' });
  return true;
}

async function finish(client: PoolClient, { id }: JobMove): Promise<void> {
  // Pages deleted during the move don't count as remaining.
  const update = await client.query(
    `update page_moves set status = 'completed', total_pages = moved_pages, completed_at = now(), updated_at = now()
     where id = $1 and status = 'moving'`,
    [id],
  );
  requireRunning(update);
}
