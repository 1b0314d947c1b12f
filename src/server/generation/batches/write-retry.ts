import type { PoolClient } from 'pg';
import { requireRunning, runChunks } from '../../platform/jobs/chunked-run.ts';
import { findInStatus } from './job-batch.ts';

const chunkSize = 20_000;

/** Resets the failed plans of a batch to planned, chunk by chunk. Returns false if the batch was cancelled. */
export async function requeueFailedPlans(
  client: PoolClient,
  id: string,
  signal: AbortSignal,
): Promise<boolean> {
  const work = {
    progress: { kind: 'batch', id },
    find: () => findInStatus(client, id, 'generating'),
    chunk: () => requeueChunk(client, id),
  } as const;
  return runChunks(client, work, signal);
}

async function requeueChunk(client: PoolClient, id: string): Promise<boolean> {
  const { rowCount: count } = await client.query(
    `update bulk_generation_plans p set status = 'planned', failure_code = null, error_message = null, updated_at = now()
     from (select id from bulk_generation_plans
           where generation_batch_id = $1 and status = 'failed' order by id limit $2) f
     where p.generation_batch_id = $1 and p.id = f.id`,
    [id, chunkSize],
  );
  const update = await client.query(
    `update generation_batches
     set total_failed = greatest(0, total_failed - $2), retrying = $2 > 0, updated_at = now()
     where id = $1 and status = 'generating'`,
    [id, count ?? 0],
  );
  requireRunning(update);
  return count !== 0;
}
