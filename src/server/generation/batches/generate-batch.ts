import type { Pool, PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { startPageStatistics } from '../../pages/pages/page-statistics.ts';
import { SearchTerms } from '../../pages/pages/search-terms.ts';
import { announceOn } from '../../platform/db/announce.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { CannotContinue } from '../../platform/jobs/locked-run.ts';
import { type CompiledVersion, compileVersion } from '../../templates/templates/compile-version.ts';
import { readOutsideCheck } from '../outside-pages/outside-check.ts';
import { readThinCheck } from '../substance/thin-check.ts';
import { isStill, type JobBatch, readJobBatch, tellBatchChanged } from './job-batch.ts';
import { takenNotice } from './taken-addresses.ts';
import { writeChunk } from './write-chunk.ts';
import type { PageCounts } from './write-completed-plans.ts';
import { type DecidedCheck, type PageBatch, type PreparedPages, preparePages } from './write-pages.ts';
import { putFailedBack } from './write-retry.ts';

/** Some 5 MB of rows, of which three chunks are in memory. */
const chunkSize = 10_000;

/**
 * Turns the plans of a batch that are left into pages. Each chunk is one transaction: pages, plans and
 * counters move together, so a killed process loses nothing and doubles nothing. Without High-Performance Mode the whole
 * batch is one transaction.
 */
export async function generateBatch(
  { kysely: db, pool }: Database,
  client: PoolClient,
  batchId: string,
  signal: AbortSignal,
): Promise<void> {
  const stored = await readJobBatch(client, batchId);
  if (stored?.status !== 'generating') return;
  if (stored.retrying && !(await putFailedBack(client, stored.id, signal))) return;
  if (!stored.template_id || !stored.template_version_id)
    throw new CannotContinue('Batch has no associated template');
  const version = await compileVersion(db, stored.template_version_id);
  if (!version) throw new CannotContinue('Batch has no associated template');
  if (version.sectionCount === 0) throw new CannotContinue('Template has no valid content sections');
  const batch = {
    ...stored,
    checks: await checksOf(db, stored, version.id),
    terms: new SearchTerms(pool, version, stored.url_pattern),
  };
  const finished = batch.high_performance
    ? await generateInChunks(pool, client, batch, version, signal)
    : await generateAtOnce(pool, client, batch, version, signal);
  if (finished) await finish(client, batch);
}

/** The checks whose pages somebody has decided on. */
async function checksOf(db: Db, batch: JobBatch, versionId: string): Promise<readonly DecidedCheck[]> {
  const { outside_pages, thin_pages } = batch;
  const outside = outside_pages === null ? null : await readOutsideCheck(db, versionId);
  const thin = thin_pages === null ? null : await readThinCheck(db, versionId);
  return [
    ...(outside
      ? [{ check: outside, code: 'outside' as const, isLeftOut: outside_pages === 'leave-out' }]
      : []),
    ...(thin ? [{ check: thin, code: 'thin' as const, isLeftOut: thin_pages === 'leave-out' }] : []),
  ];
}

/** Two chunks are written at a time, each on a connection of its own: one fills indexes while the other waits. */
async function generateInChunks(
  pool: Pool,
  client: PoolClient,
  batch: PageBatch,
  version: CompiledVersion,
  signal: AbortSignal,
): Promise<boolean> {
  const statistics = startPageStatistics(pool);
  const second = await pool.connect();
  let isDone = false;
  try {
    const chunks = preparedChunks(pool, batch, version, signal);
    const write = async (connection: PoolClient) => {
      for await (const pages of chunks) {
        await connection.query('begin');
        const counts = await writeChunk(connection, batch, version, pages);
        const goesOn = await moveOn(connection, batch.id, counts);
        await connection.query(goesOn ? 'commit' : 'rollback');
        if (!goesOn) return false;
        statistics.afterChunk(counts.completed);
      }
      return true;
    };
    const ends = await Promise.allSettled([write(client), write(second)]);
    const failed = ends.find(end => end.status === 'rejected');
    if (failed) throw failed.reason;
    isDone = true;
    return ends.every(end => end.status === 'fulfilled' && end.value);
  } finally {
    second.release(!isDone); // A failure may have left its transaction open.
    await statistics.finish();
  }
}

async function generateAtOnce(
  pool: Pool,
  client: PoolClient,
  batch: PageBatch,
  version: CompiledVersion,
  signal: AbortSignal,
): Promise<boolean> {
  const total: PageCounts = { completed: 0, skipped: 0, failed: 0, noindex: 0 };
  let isWhole = true;
  await client.query('begin');
  for await (const pages of preparedChunks(pool, batch, version, signal)) {
    const counts = await writeChunk(client, batch, version, pages);
    total.completed += counts.completed;
    total.skipped += counts.skipped;
    total.failed += counts.failed;
    total.noindex += counts.noindex;
    isWhole = await isStill(pool, batch.id, 'generating');
    if (!isWhole) break;
  }
  const goesOn = isWhole && (await moveOn(client, batch.id, total));
  await client.query(goesOn ? 'commit' : 'rollback');
  const statistics = startPageStatistics(pool);
  statistics.afterChunk(total.completed);
  await statistics.finish();
  return goesOn;
}

/** The texts of the plans that are left, chunk after chunk. The next is filled while the database takes in those before. */
async function* preparedChunks(
  pool: Pool,
  batch: PageBatch,
  version: CompiledVersion,
  signal: AbortSignal,
): AsyncGenerator<PreparedPages> {
  let next = preparePages(pool, batch, version, { from: 0, limit: chunkSize });
  for (;;) {
    const pages = await next;
    if (!pages) return;
    signal.throwIfAborted();
    next = preparePages(pool, batch, version, { from: pages.through, limit: chunkSize });
    next.catch(() => undefined); // If it fails, it does so where it is waited for, or nobody waits any more.
    yield pages;
  }
}

/** Moves the batch's counters on within the chunk's transaction. False: it is no longer ours to generate. */
async function moveOn(client: PoolClient, id: string, counts: PageCounts): Promise<boolean> {
  const { rowCount } = await client.query(
    `update generation_batches
     set total_completed = total_completed + $2, total_failed = total_failed + $3,
         total_skipped = total_skipped + $4, total_planned = total_planned - $4, -- skipped now: no longer a page to come
         total_noindex = total_noindex + $5, updated_at = now()
     where id = $1 and status = 'generating'`,
    [id, counts.completed, counts.failed, counts.skipped, counts.noindex],
  );
  await tellBatchChanged(client, id);
  return rowCount === 1;
}

async function finish(client: PoolClient, batch: JobBatch): Promise<void> {
  const notice = await takenNotice(client, batch);
  await client.query('begin');
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
  await tellBatchChanged(client, batch.id);
  await announceOn(client, { kind: 'all-pages' });
  await client.query('commit');
}
