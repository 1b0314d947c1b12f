import type { Pool } from 'pg';
import type { FieldValues } from '../../../engine/index.ts';
import { createdAtSql } from '../../platform/db/creation-order.ts';

/** The pages of a forecast: the batch's own, then the live pages they are compared with. */
export interface ComparedPages {
  readonly planned: readonly ComparedPlan[];
  /** All of the batch's pages are included. */
  readonly isWhole: boolean;
  readonly live: readonly LivePage[];
  readonly liveTotal: number;
}

/** The inputs of a page; pages of the same place and values share objects. */
export interface PageInput {
  readonly keyword: string;
  readonly place: Place;
  /** The page's values beyond town and keyword. */
  readonly values: FieldValues;
}

export interface Place {
  readonly city: string;
  readonly state: string;
}

export interface ComparedPlan extends PageInput {
  readonly id: number;
}

export interface LivePage extends PageInput {
  readonly slug: string;
  readonly versionId: string;
}

/** Pages of a batch that are compared; a larger one is compared in part, spread evenly over it. */
const maxPlanned = 1_000_000;
/** The maximum number of live pages to compare a batch with: those of its template first, newest first. */
const maxLive = 100_000;
const chunkSize = 20_000;

interface PlanRow {
  readonly id: number;
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
  readonly field_values: Record<string, string> | null;
}

export async function readComparedPages(
  pool: Pool,
  batch: { readonly id: string; readonly template_id: string | null; readonly update_existing: boolean },
  checkpoint: () => Promise<void>,
): Promise<ComparedPages> {
  const planned: ComparedPlan[] = [];
  const inputOf = inputsOnce();
  const ofBatch = await findBatchValues(pool, batch.id);
  const step = Math.max(1, Math.ceil((await countPlans(pool, batch.id)) / maxPlanned));
  for await (const rows of planChunks(pool, batch.id, step)) {
    for (const row of rows)
      planned.push({
        id: row.id,
        ...inputOf({
          ...ofBatch,
          ...row.field_values,
          city: row.city,
          state: row.state,
          keyword: row.keyword,
        }),
      });
    await checkpoint();
  }
  const live: LivePage[] = [];
  for (const isOwnTemplate of [true, false]) {
    for await (const rows of livePages(pool, batch, isOwnTemplate, maxLive - live.length)) {
      for (const row of rows)
        live.push({ slug: row.slug, versionId: row.template_version_id, ...inputOf(row.field_values) });
      await checkpoint();
    }
  }
  return { planned, isWhole: step === 1, live, liveTotal: await countLive(pool) };
}

/** A million pages have some thousand keywords and places; each is stored once. */
function inputsOnce(): (values: Readonly<Record<string, string>>) => PageInput {
  const keywords = new Map<string, string>();
  const places = new Map<string, Place>();
  const others = new Map<string, FieldValues>();
  const none: FieldValues = {};
  return ({ keyword = '', city = '', state = '', ...rest }) => ({
    keyword: once(keywords, keyword, () => keyword),
    place: once(places, `${city}\n${state}`, () => ({ city, state })),
    values: Object.keys(rest).length === 0 ? none : once(others, JSON.stringify(rest), () => rest),
  });
}

function once<Kept>(known: Map<string, Kept>, key: string, make: () => Kept): Kept {
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const fresh = make();
  known.set(key, fresh);
  return fresh;
}

async function findBatchValues(pool: Pool, batchId: string): Promise<Record<string, string> | null> {
  const { rows } = await pool.query<{ field_values: Record<string, string> | null }>(
    'select field_values from generation_batches where id = $1',
    [batchId],
  );
  return rows[0]?.field_values ?? null;
}

async function* planChunks(pool: Pool, batchId: string, step: number): AsyncGenerator<PlanRow[]> {
  let after = -1;
  for (;;) {
    const { rows } = await pool.query<PlanRow>(
      `select id, city, state, keyword, field_values from bulk_generation_plans
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
  readonly id: string;
  readonly slug: string;
  readonly template_version_id: string;
  readonly field_values: Record<string, string>;
}

async function* livePages(
  pool: Pool,
  batch: { readonly id: string; readonly template_id: string | null; readonly update_existing: boolean },
  isOwnTemplate: boolean,
  max: number,
): AsyncGenerator<LiveRow[]> {
  let before = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  for (let left = max; left > 0; ) {
    const { rows } = await pool.query<LiveRow>(
      `select g.id, g.slug, g.template_version_id, g.field_values
       from generated_landing_pages g
       where g.id < $2 and g.status = 'published' and g.generation_batch_id is distinct from $1
         and ${isOwnTemplate ? `g.template_id = $3 and ${createdAtSql('g.id')} <= ${createdAtSql('$2::uuid')}` : 'g.template_id is distinct from $3'}
         and (not $4 or not exists (
           select 1 from bulk_generation_plans p where p.generation_batch_id = $1 and p.slug = g.slug))
       order by ${isOwnTemplate ? `${createdAtSql('g.id')} desc, ` : ''}g.id desc limit $5`,
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
  readonly values: Record<string, string>;
}

/** A planned page. */
export async function findPlannedPage(
  pool: Pool,
  batch: { readonly id: string; readonly versionId: string },
  slug: string,
): Promise<PairedPage | null> {
  const { rows } = await pool.query<PlanRow>(
    `select id, city, state, keyword, field_values from bulk_generation_plans
     where generation_batch_id = $1 and slug = $2 limit 1`,
    [batch.id, slug],
  );
  const [row] = rows;
  if (!row) return null;
  const { city, state, keyword, field_values } = row;
  const ofBatch = await findBatchValues(pool, batch.id);
  return { versionId: batch.versionId, values: { ...ofBatch, ...field_values, city, state, keyword } };
}

export async function findLivePage(pool: Pool, slug: string): Promise<PairedPage | null> {
  const { rows } = await pool.query<{ template_version_id: string; field_values: Record<string, string> }>(
    'select template_version_id, field_values from generated_landing_pages where slug = $1',
    [slug],
  );
  const [row] = rows;
  return row ? { versionId: row.template_version_id, values: row.field_values } : null;
}
