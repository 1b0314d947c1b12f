import type { PoolClient } from 'pg';
import type { CompiledVersion } from '../../templates/templates/compile-version.ts';
import { isRefusedRow, refusal } from './plan-failures.ts';
import { addCounts, type PageCounts } from './write-completed-plans.ts';
import {
  copyPages,
  type FailedPlan,
  fillPlans,
  type PageBatch,
  type PreparedPages,
  writePages,
} from './write-pages.ts';

/** With more refused pages in a chunk, the batch stops and shows the reason. */
const maxRefused = 100;

interface ChunkWork {
  readonly client: PoolClient;
  readonly batch: PageBatch;
  readonly version: CompiledVersion;
  /** Grows while the chunk is written. */
  readonly failed: FailedPlan[];
  refused: number;
}

/**
 * Makes the pages of a chunk in the caller's transaction: together if no address is taken. If the database refuses a
 * page, the chunk is halved until that page is found, and its plan fails with the reason.
 */
export async function writeChunk(
  client: PoolClient,
  batch: PageBatch,
  version: CompiledVersion,
  pages: PreparedPages,
): Promise<PageCounts> {
  const work = { client, batch, version, failed: [...pages.failed], refused: 0 };
  const counts = (!batch.update_existing && (await copyChunk(work, pages))) || (await writePart(work, pages));
  const failed = await endPlans(client, batch.id, 'failed', work.failed);
  const leftOut = await endPlans(client, batch.id, 'skipped', pages.leftOut);
  return { ...counts, failed, skipped: counts.skipped + leftOut };
}

/** Null: the database refuses one of the pages, mostly because another has its address. */
async function copyChunk(work: ChunkWork, pages: PreparedPages): Promise<PageCounts | null> {
  await work.client.query('savepoint pages');
  try {
    const counts = await copyPages(work.client, work.batch, pages);
    if (counts) {
      await work.client.query('release savepoint pages');
      return counts;
    }
  } catch (error) {
    if (!isRefusedRow(error)) throw error;
  }
  await rollBack(work.client);
  return null;
}

async function writePart(work: ChunkWork, pages: PreparedPages): Promise<PageCounts> {
  const { client, batch, version } = work;
  await client.query('savepoint pages');
  try {
    const counts = await writePages(client, batch, version, pages);
    await client.query('release savepoint pages');
    return counts;
  } catch (error) {
    if (!isRefusedRow(error) || work.refused >= maxRefused) throw error;
    await rollBack(client);
    return pages.plans.length > 1 ? writeHalves(work, pages) : refuse(work, pages, error);
  }
}

async function writeHalves(work: ChunkWork, { plans }: PreparedPages): Promise<PageCounts> {
  const total: PageCounts = { completed: 0, skipped: 0, failed: 0, noindex: 0 };
  const middle = Math.ceil(plans.length / 2);
  for (const half of [plans.slice(0, middle), plans.slice(middle)]) {
    addCounts(total, await writePart(work, await fillPlans(work.client, half, work.batch, work.version)));
  }
  return total;
}

function refuse(work: ChunkWork, { plans }: PreparedPages, error: unknown): PageCounts {
  const failure = refusal(error);
  for (const { id } of plans) work.failed.push({ id, ...failure });
  work.refused += plans.length;
  return { completed: 0, skipped: 0, failed: 0, noindex: 0 };
}

async function rollBack(client: PoolClient): Promise<void> {
  await client.query('rollback to savepoint pages');
  await client.query('release savepoint pages');
}

/** Ends plans that get no page, each with its reason. Returns how many of them were still planned. */
async function endPlans(
  client: PoolClient,
  batchId: string,
  status: 'failed' | 'skipped',
  plans: readonly FailedPlan[],
): Promise<number> {
  if (plans.length === 0) return 0;
  const { rowCount } = await client.query(
    `update bulk_generation_plans p
     set status = $5, failure_code = f.code, error_message = f.message, generated_page_id = null, updated_at = now()
     from unnest($2::integer[], $3::text[], $4::text[]) as f (id, code, message)
     where p.generation_batch_id = $1 and p.id = f.id and p.status = 'planned'`,
    [batchId, plans.map(one => one.id), plans.map(one => one.code), plans.map(one => one.message), status],
  );
  return rowCount ?? 0;
}
