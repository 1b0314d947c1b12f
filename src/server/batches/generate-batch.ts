import type { Pool, PoolClient } from 'pg';
import type { Database } from '../db/database.ts';
import { type CompiledVersion, compileVersion } from '../templates/compile-version.ts';
import {
  isStill,
  type JobBatch,
  readJobBatch,
  showProgress,
  tellBatchChanged,
  tellPagesChanged,
} from './job-batch.ts';
import { type PageCounts, writePages } from './write-pages.ts';

const chunkSize = 5_000;

/** A reason that trying again can't cure: the batch is cancelled with these words, and people decide. */
export class CannotGenerate extends Error {}

/**
 * Turns the plans of a batch into pages, from wherever it got to. Each chunk is one transaction: pages, plans and
 * counters move together, so a killed process loses nothing and doubles nothing. Without High-Performance Mode the whole
 * batch is one transaction.
 */
export async function generateBatch(
  { kysely: db, pool }: Database,
  client: PoolClient,
  batchId: string,
  signal: AbortSignal,
): Promise<void> {
  const batch = await readJobBatch(client, batchId);
  if (batch?.status !== 'generating') return;
  if (!batch.template_id || !batch.template_version_id)
    throw new CannotGenerate('Batch has no associated template');
  const version = await compileVersion(db, batch.template_version_id);
  if (!version) throw new CannotGenerate('Batch has no associated template');
  if (version.sectionCount === 0) throw new CannotGenerate('Template has no valid content sections');
  const finished = batch.high_performance
    ? await generateInChunks(client, batch, version, signal)
    : await generateAtOnce(pool, client, batch, version, signal);
  if (finished) await finish(client, batch.id);
}

async function generateInChunks(
  client: PoolClient,
  batch: JobBatch,
  version: CompiledVersion,
  signal: AbortSignal,
): Promise<boolean> {
  let from = batch.generated_through;
  for (;;) {
    signal.throwIfAborted();
    await client.query('begin');
    const chunk = await writePages(client, batch, version, { from, limit: chunkSize });
    if (chunk === null) {
      await client.query('rollback');
      return true;
    }
    const goesOn = await moveOn(client, batch.id, chunk.counts, chunk.through);
    await client.query(goesOn ? 'commit' : 'rollback');
    if (!goesOn) return false;
    from = chunk.through;
  }
}

async function generateAtOnce(
  pool: Pool,
  client: PoolClient,
  batch: JobBatch,
  version: CompiledVersion,
  signal: AbortSignal,
): Promise<boolean> {
  const total: PageCounts = { completed: 0, skipped: 0, failed: 0 };
  let from = 0;
  await client.query('begin');
  for (;;) {
    signal.throwIfAborted();
    const chunk = await writePages(client, batch, version, { from, limit: chunkSize });
    if (chunk === null) break;
    total.completed += chunk.counts.completed;
    total.skipped += chunk.counts.skipped;
    total.failed += chunk.counts.failed;
    from = chunk.through;
    await showProgress(pool, batch.id, 'generated_through', from);
    if (!(await isStill(pool, batch.id, 'generating'))) {
      await client.query('rollback');
      return false;
    }
  }
  const goesOn = await moveOn(client, batch.id, total, from);
  await client.query(goesOn ? 'commit' : 'rollback');
  return goesOn;
}

/** Moves the batch's counters on within the chunk's transaction. False: it is no longer ours to generate. */
async function moveOn(client: PoolClient, id: string, counts: PageCounts, through: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `update generation_batches
     set total_completed = total_completed + $2, total_failed = total_failed + $3,
         total_skipped = total_skipped + $4, total_planned = total_planned - $4, -- skipped now: no longer a page to come
         generated_through = $5, updated_at = now()
     where id = $1 and status = 'generating'`,
    [id, counts.completed, counts.failed, counts.skipped, through],
  );
  await tellBatchChanged(client, id);
  return rowCount === 1;
}

async function finish(client: PoolClient, id: string): Promise<void> {
  await client.query('begin');
  await client.query(
    `update generation_batches set status = 'completed', completed_at = now(), updated_at = now(), notice = null
     where id = $1 and status = 'generating'`,
    [id],
  );
  await tellBatchChanged(client, id);
  await tellPagesChanged(client);
  await client.query('commit');
}
