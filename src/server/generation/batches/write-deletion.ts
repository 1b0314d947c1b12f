import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { announceBatchChange } from './job-batch.ts';

const chunkSize = 20_000;

/** Deletes a reverted batch: its plans in chunks, and finally the batch itself. */
export async function deleteReverted(client: PoolClient, id: string, signal: AbortSignal): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select name from generation_batches where id = $1 and deleting and reverting_at is null',
    [id],
  );
  const [batch] = rows;
  if (!batch) return;
  await deletePlans(client, id, { onlyOpen: false, signal });
  await deleteSnapshots(client, id, signal);
  await client.query('begin');
  await client.query('delete from generation_batches where id = $1', [id]);
  await client.query(
    `insert into activity (id, action, noun, subject_id, subject_name) values ($1, 'deleted', 'batches', $2, left($3, 200))`,
    [uuidv7(), id, batch.name],
  );
  await announceBatchChange(client, id);
  await client.query('commit');
}

/** Deletes the plans of a batch in chunks, up to a million. The next attempt of a killed process deletes the rest. */
export async function deletePlans(
  client: PoolClient,
  id: string,
  { onlyOpen, signal }: { readonly onlyOpen: boolean; readonly signal: AbortSignal },
): Promise<void> {
  const open = onlyOpen ? `and status in ('planned', 'generating')` : '';
  for (let after: number | null = -1; after !== null; ) {
    signal.throwIfAborted();
    const { rows }: { rows: { last: number | null }[] } = await client.query(
      `with first as (
         select id from bulk_generation_plans where generation_batch_id = $1 and id > $2 ${open} order by id limit $3
       ), gone as (
         delete from bulk_generation_plans p using first
         where p.generation_batch_id = $1 and p.id = first.id returning p.id
       )
       select max(id) as last from gone`,
      [id, after, chunkSize],
    );
    after = rows[0]?.last ?? null;
  }
}

/** Deletes the snapshots of its pages in the same way. */
export async function deleteSnapshots(client: PoolClient, id: string, signal: AbortSignal): Promise<void> {
  for (let count = chunkSize; count === chunkSize; ) {
    signal.throwIfAborted();
    const { rowCount } = await client.query(
      `delete from page_snapshots where generation_batch_id = $1 and page_id in (
         select page_id from page_snapshots where generation_batch_id = $1 limit $2
       )`,
      [id, chunkSize],
    );
    count = rowCount ?? 0;
  }
}
