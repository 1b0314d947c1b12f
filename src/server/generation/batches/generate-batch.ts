import type { Pool, PoolClient } from 'pg';
import { placeholderAdvice } from '../../business/claims/require-placeholders.ts';
import { type PageStatistics, startPageStatistics } from '../../pages/pages/page-statistics.ts';
import { SearchTerms } from '../../pages/pages/search-terms.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Chunks, runChunks } from '../../platform/jobs/chunked-run.ts';
import { CannotContinue } from '../../platform/jobs/locked-run.ts';
import { type CompiledVersion, compileVersion } from '../../templates/templates/compile-version.ts';
import { findVersionPlaceholders } from '../../templates/templates/version-placeholders.ts';
import { readDecidedRules } from '../checks/checks.ts';
import { findInStatus, readJobBatch } from './job-batch.ts';
import { writeChunk } from './write-chunk.ts';
import { writeCompletedBatch } from './write-completed-batch.ts';
import { addCounts, type PageCounts, writePageCounts } from './write-completed-plans.ts';
import { type PageBatch, type PreparedPages, preparePages } from './write-pages.ts';
import { requeueFailedPlans } from './write-retry.ts';

/** Some 5 MB of rows, of which three chunks are in memory. */
const chunkSize = 10_000;
/** The first ones are smaller, so that the database begins while the next are prepared. */
const firstChunkSize = 1_250;

/**
 * Turns the remaining plans of a batch into pages. Each chunk is one transaction with pages, plans and counters, so a
 * killed process neither loses nor repeats work. Without High-Performance Mode the whole batch is one transaction.
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
  const unfilled = await findVersionPlaceholders(db, version.id);
  if (unfilled.length > 0) throw new CannotContinue(`${placeholderAdvice(unfilled)} in the template.`);
  const batch = {
    ...stored,
    rules: await readDecidedRules(db, stored),
    terms: new SearchTerms(pool, version, stored.url_pattern),
  };
  const statistics = startPageStatistics(pool);
  try {
    const isComplete = await generatePages({ pool, client, statistics }, batch, version, signal);
    if (isComplete) await writeCompletedBatch(client, batch);
  } finally {
    await statistics.finish();
  }
}

interface Writing {
  readonly pool: Pool;
  readonly client: PoolClient;
  readonly statistics: PageStatistics;
}

/**
 * In High-Performance Mode, two chunks are written at a time, each on its own connection: one fills indexes while the other
 * waits. Otherwise all pages are one chunk. Returns false if the batch was cancelled.
 */
async function generatePages(
  { pool, client, statistics }: Writing,
  batch: PageBatch,
  version: CompiledVersion,
  signal: AbortSignal,
): Promise<boolean> {
  const { id, high_performance: isChunked } = batch;
  const pages = preparedChunks(pool, batch, version, signal);
  let written = 0;
  const countWritten = () => {
    statistics.afterChunk(written);
    written = 0;
  };
  const work: Chunks<true> = {
    progress: { kind: 'batch', id },
    find: connection => findInStatus(connection, id, 'generating'),
    chunk: async connection => {
      const total: PageCounts = { completed: 0, skipped: 0, failed: 0, noindex: 0 };
      let next = await pages.next();
      while (!next.done) {
        addCounts(total, await writeChunk(connection, batch, version, next.value));
        if (isChunked || !(await findInStatus(connection, id, 'generating'))) break;
        next = await pages.next();
      }
      await writePageCounts(connection, id, total);
      written += total.completed;
      return !next.done;
    },
    maintenance: { afterChunk: countWritten },
  };
  const write = async (connection: PoolClient) => {
    try {
      return await runChunks(connection, work, signal);
    } finally {
      await pages.return(); // A failure also stops the other connection.
    }
  };
  const second = isChunked ? await pool.connect() : null;
  let isDone = false;
  try {
    const connections = second ? [client, second] : [client];
    const ends = await Promise.allSettled(connections.map(write));
    const failed = ends.find(end => end.status === 'rejected');
    if (failed) throw failed.reason;
    isDone = true;
    return ends.every(end => end.status === 'fulfilled' && end.value);
  } finally {
    second?.release(!isDone); // A failure may have left its transaction open.
    countWritten();
  }
}

/** The texts of the remaining plans, in chunks. Fills the next chunk while the database writes the previous ones. */
async function* preparedChunks(
  pool: Pool,
  batch: PageBatch,
  version: CompiledVersion,
  signal: AbortSignal,
): AsyncGenerator<PreparedPages, void> {
  let limit = firstChunkSize;
  let next = preparePages(pool, batch, version, { from: 0, limit });
  for (;;) {
    const pages = await next;
    if (!pages) return;
    signal.throwIfAborted();
    limit = Math.min(chunkSize, limit * 2);
    next = preparePages(pool, batch, version, { from: pages.through, limit });
    next.catch(() => undefined); // A failure is reported where it is awaited, if it still is.
    yield pages;
  }
}
