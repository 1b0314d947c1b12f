import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { tellBatchChanged } from './job-batch.ts';

const chunkSize = 20_000;

/** Deletes a reverted batch that was to go with its pages: its plans chunk by chunk, and last of all itself. */
export async function deleteReverted(client: PoolClient, id: string, signal: AbortSignal): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select name from generation_batches where id = $1 and deleting and reverting_at is null',
    [id],
  );
  const [batch] = rows;
  if (!batch) return;
  for (let count = chunkSize; count === chunkSize; ) {
    signal.throwIfAborted();
    const { rowCount } = await client.query(
      `delete from bulk_generation_plans p
       using (select id from bulk_generation_plans where generation_batch_id = $1 order by id limit $2) first
       where p.generation_batch_id = $1 and p.id = first.id`,
      [id, chunkSize],
    );
    count = rowCount ?? 0;
  }
  await client.query('begin');
  await client.query('delete from page_snapshots where generation_batch_id = $1', [id]);
  await client.query('delete from generation_batches where id = $1', [id]);
  await client.query(
    `insert into activity (id, action, noun, subject_id, subject_name) values ($1, 'deleted', 'batches', $2, left($3, 200))`,
    [uuidv7(), id, batch.name],
  );
  await tellBatchChanged(client, id);
  await client.query('commit');
}
