import type { Pool, PoolClient } from 'pg';
import { startPageStatistics } from '../../pages/pages/page-statistics.ts';
import { SearchTerms } from '../../pages/pages/search-terms.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { commitIfTrue } from '../../platform/db/transaction-on.ts';
import { CannotContinue } from '../../platform/jobs/locked-run.ts';
import { type CompiledVersion, compileVersion } from '../../templates/templates/compile-version.ts';
import { readOutsideCheck } from '../outside-pages/outside-check.ts';
import { readThinCheck } from '../substance/thin-check.ts';
import { isStill, type JobBatch, readJobBatch } from './job-batch.ts';
import { writeChunk } from './write-chunk.ts';
import { writeCompletedBatch } from './write-completed-batch.ts';
import { type PageCounts, writePageCounts } from './write-completed-plans.ts';
import { type DecidedCheck, type PageBatch, type PreparedPages, preparePages } from './write-pages.ts';
import { requeueFailedPlans } from './write-retry.ts';

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
  if (stored.retrying && !(await requeueFailedPlans(client, stored.id, signal))) return;
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
  if (finished) await writeCompletedBatch(client, batch);
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
        let completed = 0;
        const isWritten = await commitIfTrue(connection, async () => {
          const counts = await writeChunk(connection, batch, version, pages);
          completed = counts.completed;
          return writePageCounts(connection, batch.id, counts);
        });
        if (!isWritten) return false;
        statistics.afterChunk(completed);
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
  const isWritten = await commitIfTrue(client, async () => {
    for await (const pages of preparedChunks(pool, batch, version, signal)) {
      const counts = await writeChunk(client, batch, version, pages);
      total.completed += counts.completed;
      total.skipped += counts.skipped;
      total.failed += counts.failed;
      total.noindex += counts.noindex;
      if (!(await isStill(pool, batch.id, 'generating'))) return false;
    }
    return writePageCounts(client, batch.id, total);
  });
  const statistics = startPageStatistics(pool);
  statistics.afterChunk(total.completed);
  await statistics.finish();
  return isWritten;
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
