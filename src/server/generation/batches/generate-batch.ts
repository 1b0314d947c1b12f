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
import { isStill, type JobBatch, readJobBatch, showProgress, tellBatchChanged } from './job-batch.ts';
import { takenNotice } from './taken-addresses.ts';
import { stageChunk, writeChunk } from './write-chunk.ts';
import { type DecidedCheck, type PageBatch, type PageCounts, preparePages } from './write-pages.ts';
import { putFailedBack } from './write-retry.ts';

/** Small enough for the memory of a temporary table (8 MB). */
const chunkSize = 10_000;

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
  const asked = await readJobBatch(client, batchId);
  if (asked?.status !== 'generating') return;
  if (asked.retrying && !(await putFailedBack(client, asked.id, signal))) return;
  const stored = asked.retrying ? { ...asked, retrying: false, generated_through: 0 } : asked;
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

async function generateInChunks(
  pool: Pool,
  client: PoolClient,
  batch: PageBatch,
  version: CompiledVersion,
  signal: AbortSignal,
): Promise<boolean> {
  const pages = startPageStatistics(pool);
  try {
    return await eachChunk(client, batch, version, {
      from: batch.generated_through,
      signal,
      begin: async () => {
        await client.query('begin');
      },
      end: async (counts, through) => {
        const goesOn = await moveOn(client, batch.id, counts, through);
        await client.query(goesOn ? 'commit' : 'rollback');
        pages.afterChunk(counts.completed);
        return goesOn;
      },
    });
  } finally {
    await pages.finish();
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
  let from = 0;
  await client.query('begin');
  const isWhole = await eachChunk(client, batch, version, {
    from,
    signal,
    begin: async () => undefined,
    end: async (counts, through) => {
      total.completed += counts.completed;
      total.skipped += counts.skipped;
      total.failed += counts.failed;
      total.noindex += counts.noindex;
      from = through;
      await showProgress(pool, batch.id, 'generated_through', from);
      return isStill(pool, batch.id, 'generating');
    },
  });
  const goesOn = isWhole && (await moveOn(client, batch.id, total, from));
  await client.query(goesOn ? 'commit' : 'rollback');
  const pages = startPageStatistics(pool);
  pages.afterChunk(total.completed);
  await pages.finish();
  return goesOn;
}

interface ChunkSteps {
  readonly from: number;
  readonly signal: AbortSignal;
  readonly begin: () => Promise<void>;
  /** False: the batch is no longer ours to generate. */
  readonly end: (counts: PageCounts, through: number) => Promise<boolean>;
}

/** Chunk after chunk: while the database takes in one, the texts of the next are filled. */
async function eachChunk(
  client: PoolClient,
  batch: PageBatch,
  version: CompiledVersion,
  { from, signal, begin, end }: ChunkSteps,
): Promise<boolean> {
  let next = preparePages(client, batch, version, { from, limit: chunkSize });
  for (;;) {
    const pages = await next;
    if (!pages) return true;
    signal.throwIfAborted();
    await begin();
    const isStaged = await stageChunk(client, pages);
    next = preparePages(client, batch, version, { from: pages.through, limit: chunkSize });
    next.catch(() => undefined); // If it fails, it does so where it is waited for, or the chunk before it has failed too.
    const counts = await writeChunk(client, batch, version, { pages, isStaged });
    if (!(await end(counts, pages.through))) return false;
  }
}

/** Moves the batch's counters on within the chunk's transaction. False: it is no longer ours to generate. */
async function moveOn(client: PoolClient, id: string, counts: PageCounts, through: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `update generation_batches
     set total_completed = total_completed + $2, total_failed = total_failed + $3,
         total_skipped = total_skipped + $4, total_planned = total_planned - $4, -- skipped now: no longer a page to come
         generated_through = $5, total_noindex = total_noindex + $6, updated_at = now()
     where id = $1 and status = 'generating'`,
    [id, counts.completed, counts.failed, counts.skipped, through, counts.noindex],
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
