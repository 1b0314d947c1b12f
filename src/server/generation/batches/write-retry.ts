import type { PoolClient } from 'pg';
import { announceBatchChange } from './job-batch.ts';

const chunkSize = 20_000;

/**
 * Puts the failed plans of a batch back to planned, and only those. A chunk is one transaction with the batch's counters, so
 * a killed process goes on where it was. False: the batch is no longer ours to generate.
 */
export async function requeueFailedPlans(
  client: PoolClient,
  id: string,
  signal: AbortSignal,
): Promise<boolean> {
  for (;;) {
    signal.throwIfAborted();
    await client.query('begin');
    const { rowCount: count } = await client.query(
      `update bulk_generation_plans p set status = 'planned', failure_code = null, error_message = null, updated_at = now()
       from (select id from bulk_generation_plans
             where generation_batch_id = $1 and status = 'failed' order by id limit $2) f
       where p.generation_batch_id = $1 and p.id = f.id`,
      [id, chunkSize],
    );
    const { rowCount } = await client.query(
      `update generation_batches
       set total_failed = greatest(0, total_failed - $2), retrying = $2 > 0, updated_at = now()
       where id = $1 and status = 'generating'`,
      [id, count ?? 0],
    );
    await announceBatchChange(client, id);
    await client.query(rowCount === 1 ? 'commit' : 'rollback');
    if (rowCount !== 1) return false;
    if (count === 0) return true;
  }
}
