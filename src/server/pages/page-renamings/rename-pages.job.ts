import type { PoolClient } from 'pg';
import { z } from 'zod';
import { announceOn } from '../../platform/db/announce.ts';
import type { Database } from '../../platform/db/database.ts';
import { isTransient } from '../../platform/db/is-transient.ts';
import { type ChunkedWork, chunkedRun, requireRunning } from '../../platform/jobs/chunked-run.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { pageStatistics } from '../pages/page-statistics.ts';
import type { JobRenaming } from './job-renaming.ts';
import { listUnfinishedRenamings } from './queries.ts';
import { renamingJob } from './renaming-commands.ts';
import { chunkSize, renameNextPages } from './write-renamed-pages.ts';
import { checkNextSlugs } from './write-slug-checks.ts';

type IsReserved = (slug: string) => boolean;

const payloadSchema = z.object({ renaming_id: z.uuid() });

/** Checks a renaming, or does it, chunk by chunk: pages, redirects and the bookmark. */
export function renamePagesJob(database: Database, isReserved: IsReserved): JobKind {
  return {
    name: renamingJob,
    run: (payload, attempt) =>
      chunkedRun(database, attempt, workOf(database, payloadSchema.parse(payload).renaming_id, isReserved)),
    unfinished: () => listUnfinishedRenamings(database.kysely),
  };
}

function workOf({ pool }: Database, id: string, isReserved: IsReserved): ChunkedWork<JobRenaming> {
  return {
    lock: `page renaming ${id}`,
    progress: { kind: 'page-change', id },
    maintenance: pageStatistics(pool, chunkSize),
    find: client => findOpen(client, id),
    chunk: async (client, renaming) => {
      if (renaming.status === 'checking') return checkNextSlugs(client, renaming, isReserved);
      const isMore = await renameNextPages(client, renaming);
      if (isMore) await announceOn(client, { kind: 'all-pages' });
      return isMore;
    },
    finish,
    isRetryable: error => isTransient(error) || isTaken(error),
    fail: async reason => {
      await pool.query(
        `update page_renamings set status = 'cancelled', notice = $2, updated_at = now()
         where id = $1 and status in ('checking', 'renaming')`,
        [id, `Renaming failed: ${reason}`],
      );
    },
  };
}

/** An address was used between the check and the renaming. The retry checks the chunk again. */
const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505';

async function findOpen(client: PoolClient, id: string): Promise<JobRenaming | undefined> {
  const { rows } = await client.query<JobRenaming>(
    `select id, template_id, generation_batch_id, filter, except_ids, page_ids is not null as is_picked, url_pattern,
       status, through
     from page_renamings where id = $1 and status in ('checking', 'renaming')`,
    [id],
  );
  return rows[0];
}

async function finish(client: PoolClient, { id, status }: JobRenaming): Promise<void> {
  const update = await client.query(
    `update page_renamings set status = $3, updated_at = now(),
       completed_at = case when $3 = 'completed' then now() end where id = $1 and status = $2`,
    [id, status, status === 'checking' ? 'checked' : 'completed'],
  );
  requireRunning(update);
}
