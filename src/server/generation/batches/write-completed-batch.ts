import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { announceOn } from '../../platform/db/announce.ts';
import { transactionOn } from '../../platform/db/transaction-on.ts';
import { announceBatchChange, type JobBatch } from './job-batch.ts';
import { takenNotice } from './taken-addresses.ts';

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
