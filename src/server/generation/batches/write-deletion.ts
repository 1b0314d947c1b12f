import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';

const chunkSize = 20_000;

/** Deletes the row of a batch that is reverted to be deleted, once its plans are gone. */
export async function deleteRevertedBatch(client: PoolClient, id: string): Promise<void> {
  await client.query(
    `with gone as (
       delete from generation_batches where id = $1 and deleting and reverting_at is null returning id, name
     )
     insert into activity (id, action, noun, subject_id, subject_name)
     select $2, 'deleted', 'batches', id::text, left(name, 200) from gone`,
    [id, uuidv7()],
  );
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
