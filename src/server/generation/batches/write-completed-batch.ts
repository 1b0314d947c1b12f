import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { announceOn } from '../../platform/db/announce.ts';
import { transactionOn } from '../../platform/db/transaction-on.ts';
import { announceBatchChange, type JobBatch } from './job-batch.ts';
import { planFailure } from './plan-failures.ts';

/** Completes the batch after its last page. */
export async function writeCompletedBatch(client: PoolClient, batch: JobBatch): Promise<void> {
  const notice = await takenNotice(client, batch);
  await transactionOn(client, async () => {
    await client.query(
      `with done as (
         update generation_batches set status = 'completed', completed_at = now(), updated_at = now(), notice = $3
         where id = $1::uuid and status = 'generating' returning name, total_planned, total_completed
       )
       insert into activity (id, action, noun, subject_id, subject_name, after)
         select $2::uuid, 'completed', 'batches', $1::uuid::text, left(name, 200),
           jsonb_build_object('planned', total_planned, 'completed', total_completed) from done`,
      [batch.id, uuidv7(), notice],
    );
    await announceBatchChange(client, batch.id);
    await announceOn(client, { kind: 'all-pages' });
  });
}

/**
 * The notice about addresses that were free at planning and taken at generation. Addresses are unique, so the earlier
 * page stays and the plan is skipped.
 */
async function takenNotice(client: PoolClient, batch: JobBatch): Promise<string | null> {
  if (batch.update_existing) return null;
  const { rows } = await client.query<{ count: number }>(
    `select count(*) as count from bulk_generation_plans p
     where (select total_skipped > 0 from generation_batches where id = $1)
       and p.generation_batch_id = $1 and p.status = 'skipped' and p.failure_code = $2
       and p.updated_at > (select planned_at from generation_batches where id = $1)`,
    [batch.id, planFailure('page-exists').code],
  );
  const count = rows[0]?.count ?? 0;
  return count === 0 ? null : takenLabel(count, batch.skip_cleanup && batch.series_id === null);
}

/** The cause depends on whether the user chose not to clear older plans of the same addresses. */
function takenLabel(count: number, skippedCleanup: boolean): string {
  const many = count === 1 ? 'One address was' : `${count.toLocaleString('en-US')} addresses were`;
  const why = skippedCleanup
    ? `URLs still exist, and cleanup was skipped. ${many} taken after this batch was planned: plans that cancelled batches left were not cleared, and may have become pages since. Plan without Skip Cleanup Entirely to clear them first.`
    : `URLs still exist. ${many} taken by other pages after this batch was planned.`;
  return `${why} The pages that came first stay; to change them, plan with Update Existing Plans.`;
}
