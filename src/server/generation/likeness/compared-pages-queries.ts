import type { Pool } from 'pg';
import { type LocalSubstance, LocalSubstanceCount, seedOf } from '../../../engine/index.ts';
import { madeOf } from '../../platform/db/made-order.ts';

/** The pages of a forecast: the batch's own, then those of the live site they are held against. */
export interface ComparedPages {
  readonly seeds: Uint32Array;
  /** Plan numbers of the batch's own pages, which come first, and their keywords. */
  readonly plans: Int32Array;
  readonly keywords: readonly string[];
  /** All of the batch's pages are among them. */
  readonly isWhole: boolean;
  readonly live: readonly LivePage[];
  readonly liveTotal: number;
  readonly local: LocalSubstance;
}

export interface LivePage {
  readonly slug: string;
  readonly versionId: string;
  readonly keyword: string;
}

/** Pages of a batch that are compared; a larger one is compared in part, spread evenly over it. */
const maxPlanned = 1_000_000;
/** Pages of the live site that a batch is held against: those of its template first, the newest first. */
const maxLive = 100_000;
const chunkSize = 20_000;

interface PlanValues {
  readonly id: number;
  readonly slug: string;
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
  readonly field_values: Record<string, string> | null;
}

export async function readComparedPages(
  pool: Pool,
  batch: { readonly id: string; readonly template_id: string | null; readonly update_existing: boolean },
  goesOn: () => Promise<void>,
): Promise<ComparedPages> {
  const local = new LocalSubstanceCount();
  const plans: number[] = [];
  const keywords: string[] = [];
  // A million pages have some thousand keywords: each text is kept once.
  const texts = new Map<string, string>();
  const once = (text: string) => texts.get(text) ?? (texts.set(text, text), text);
  const seeds: number[] = [];
  const step = Math.max(1, Math.ceil((await countPlans(pool, batch.id)) / maxPlanned));
  for await (const rows of planChunks(pool, batch.id, step)) {
    for (const row of rows) {
      plans.push(row.id);
      keywords.push(once(row.keyword));
      seeds.push(seedOf(row.slug));
      local.add({ ...row.field_values, city: row.city, state: row.state, keyword: row.keyword });
    }
    await goesOn();
  }
  const live: LivePage[] = [];
  for (const isOwnTemplate of [true, false]) {
    for await (const rows of livePages(pool, batch, isOwnTemplate, maxLive - live.length)) {
      for (const row of rows) {
        seeds.push(Number(row.seed));
        live.push({
          slug: row.slug,
          versionId: once(row.template_version_id),
          keyword: once(row.keyword),
        });
      }
      await goesOn();
    }
  }
  return {
    seeds: Uint32Array.from(seeds),
    plans: Int32Array.from(plans),
    keywords,
    isWhole: step === 1,
    live,
    liveTotal: await countLive(pool),
    local: local.result(),
  };
}

async function* planChunks(pool: Pool, batchId: string, step: number): AsyncGenerator<PlanValues[]> {
  let after = -1;
  for (;;) {
    const { rows } = await pool.query<PlanValues>(
      `select id, slug, city, state, keyword, field_values from bulk_generation_plans
       where generation_batch_id = $1 and id > $2 and status in ('planned', 'generating', 'completed')
         and id % $4 = 0
       order by id limit $3`,
      [batchId, after, chunkSize, step],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}

interface LiveRow {
  readonly keyword: string;
  readonly id: string;
  readonly seed: string;
  readonly slug: string;
  readonly template_version_id: string;
}

async function* livePages(
  pool: Pool,
  batch: { readonly id: string; readonly template_id: string | null; readonly update_existing: boolean },
  isOwnTemplate: boolean,
  most: number,
): AsyncGenerator<LiveRow[]> {
  let before = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  for (let left = most; left > 0; ) {
    const { rows } = await pool.query<LiveRow>(
      `select g.id, g.seed, g.slug, g.template_version_id, coalesce(g.field_values ->> 'keyword', '') as keyword
       from generated_landing_pages g
       where g.id < $2 and g.status = 'published' and g.generation_batch_id is distinct from $1
         and ${isOwnTemplate ? `g.template_id = $3 and ${madeOf('g.id')} <= ${madeOf('$2::uuid')}` : 'g.template_id is distinct from $3'}
         and (not $4 or not exists (
           select 1 from bulk_generation_plans p where p.generation_batch_id = $1 and p.slug = g.slug))
       order by ${isOwnTemplate ? `${madeOf('g.id')} desc, ` : ''}g.id desc limit $5`,
      [batch.id, before, batch.template_id, batch.update_existing, Math.min(left, chunkSize)],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    before = last.id;
    left -= rows.length;
  }
}

async function countPlans(pool: Pool, batchId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select total_planned as count from generation_batches where id = $1',
    [batchId],
  );
  return rows[0]?.count ?? 0;
}

async function countLive(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select coalesce(sum(count), 0)::int as count from page_counts where status = 'published'`,
  );
  return rows[0]?.count ?? 0;
}

/** The addresses of some plans. */
export async function slugsOfPlans(
  pool: Pool,
  batchId: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await pool.query<{ id: number; slug: string }>(
    'select id, slug from bulk_generation_plans where generation_batch_id = $1 and id = any($2)',
    [batchId, ids],
  );
  return new Map(rows.map(row => [row.id, row.slug]));
}

export interface PairedPage {
  readonly versionId: string;
  readonly seed: number;
  readonly values: Record<string, string>;
}

/** A plan's page as it will be. */
export async function findPlannedPage(
  pool: Pool,
  batch: { readonly id: string; readonly versionId: string },
  slug: string,
): Promise<PairedPage | null> {
  const { rows } = await pool.query<PlanValues>(
    `select id, slug, city, state, keyword, field_values from bulk_generation_plans
     where generation_batch_id = $1 and slug = $2 limit 1`,
    [batch.id, slug],
  );
  const [row] = rows;
  if (!row) return null;
  const values = { ...row.field_values, city: row.city, state: row.state, keyword: row.keyword };
  return { versionId: batch.versionId, seed: seedOf(slug), values };
}

export async function findLivePage(pool: Pool, slug: string): Promise<PairedPage | null> {
  const { rows } = await pool.query<{
    template_version_id: string;
    seed: string;
    field_values: Record<string, string>;
  }>('select template_version_id, seed, field_values from generated_landing_pages where slug = $1', [slug]);
  const [row] = rows;
  return row
    ? { versionId: row.template_version_id, seed: Number(row.seed), values: row.field_values }
    : null;
}
