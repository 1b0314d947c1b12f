import { type Selectable, sql } from 'kysely';
import type { BatchStatus } from '../../../contract/generation/batch-filter.ts';
import type { FieldValues, PlanLists } from '../../../engine/index.ts';
import { countRows } from '../../platform/count-queries.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { contains } from '../../platform/db/folded-search.ts';
import type { GenerationBatches } from '../../platform/db/tables.ts';
import { jsonInChunks } from '../../platform/json-in-chunks.ts';
import { runYielding } from '../../platform/yielding.ts';
import { batchMissing } from '../likeness/batch-queries.ts';
import { rowOf } from './listed-place.ts';
import type { StateRange } from './state-ranges.ts';

export type BatchTable = Selectable<GenerationBatches> & {
  template_name: string | null;
  template_version: number | null;
  data_sets: unknown;
};

export interface BatchFilter {
  readonly search?: string | undefined;
  readonly status?: BatchStatus | undefined;
  readonly template_id?: string | undefined;
  readonly series_id?: string | undefined;
}

function filtered(db: Db, { search, status, template_id, series_id }: BatchFilter) {
  let query = db.selectFrom('generation_batches as b');
  if (search) query = query.where(contains(sql<string>`b.name`, [search]));
  if (status) query = query.where('b.status', '=', status);
  if (template_id) query = query.where('b.template_id', '=', template_id);
  if (series_id) query = query.where('b.series_id', '=', series_id);
  return query;
}

function batches(db: Db, filter: BatchFilter = {}) {
  return filtered(db, filter)
    .leftJoin('landing_page_templates as t', 't.id', 'b.template_id')
    .leftJoin('template_versions as v', 'v.id', 'b.template_version_id')
    .selectAll('b')
    .select(['t.name as template_name', 'v.number as template_version'])
    .select(
      sql`coalesce((
        select jsonb_agg(jsonb_build_object('id', data_set_id, 'name', name, 'version', version) order by name, version)
        from batch_data_sets where generation_batch_id = b.id
      ), '[]')`.as('data_sets'),
    );
}

export async function findBatch(db: Db, id: string): Promise<BatchTable | undefined> {
  return batches(db).where('b.id', '=', id).executeTakeFirst();
}

/** The existing ones of these batches, oldest first. */
export async function listBatchesById(db: Db, ids: readonly string[]): Promise<BatchTable[]> {
  if (ids.length === 0) return [];
  return batches(db).where('b.id', 'in', ids).orderBy('b.id').execute();
}

export async function getBatch(db: Db, id: string): Promise<BatchTable> {
  return batches(db).where('b.id', '=', id).executeTakeFirstOrThrow(batchMissing);
}

/** Locks the batch until the transaction ends, so that users and jobs change it in sequence. */
export async function lockBatch(trx: Trx, id: string): Promise<BatchTable> {
  await trx.selectFrom('generation_batches').select('id').where('id', '=', id).forUpdate().execute();
  return getBatch(trx, id);
}

export interface ListBatches extends BatchFilter, PageAfter {
  /** Newest first by default. */
  readonly order?: 'oldest';
}

export async function listBatches(db: Db, filter: ListBatches): Promise<BatchTable[]> {
  let query = batches(db, filter)
    .orderBy('b.id', filter.order === 'oldest' ? 'asc' : 'desc')
    .limit(filter.limit);
  if (filter.after) query = query.where('b.id', filter.order === 'oldest' ? '>' : '<', filter.after);
  return query.execute();
}

export async function listBatchIds(db: Db, filter: BatchFilter, limit: number): Promise<string[]> {
  const rows = await filtered(db, filter).select('b.id').orderBy('b.id', 'desc').limit(limit).execute();
  return rows.map(row => row.id);
}

export async function countBatches(db: Db, filter: BatchFilter): Promise<number> {
  return countRows(db, filtered(db, filter).select('b.id'));
}

export interface NewBatch {
  readonly id: string;
  readonly name: string;
  readonly template_id: string;
  readonly template_version_id: string;
  /** The batch's first plan number: 0, except for a part of a series. */
  readonly first_combination: number;
  readonly combinations: number;
  readonly field_values: FieldValues;
  readonly series_id: string | null;
  readonly series_name: string | null;
  readonly location_count: number;
  readonly keyword_count: number;
  readonly states: readonly StateRange[];
  readonly url_pattern: string;
  readonly update_existing: boolean;
  readonly high_performance: boolean;
  readonly skip_cleanup: boolean;
  /** All its pages become noindex. */
  readonly is_noindex?: boolean;
  /** Rows of the list that make no page of their own. */
  readonly notice?: string | null;
  readonly created_by: string | null;
}

/** In plan order. The keywords of rows with own keywords are all of these keywords. */
export type BatchInputs = PlanLists;

/** Serializes the naming of batches with the same lists. */
export async function lockBatchName(trx: Trx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`batch name ${name}`}, 0))`.execute(trx);
}

/** The names of batches that begin with these characters. */
export async function namesFrom(trx: Trx, start: string): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('generation_batches')
    .select('name')
    .where(sql<boolean>`starts_with(name, ${start})`)
    .execute();
  return rows.map(({ name }) => name);
}

export async function insertBatch(trx: Trx, batch: NewBatch, inputs: BatchInputs): Promise<void> {
  await trx
    .insertInto('generation_batches')
    .values({
      ...batch,
      field_values: JSON.stringify(batch.field_values),
      states: JSON.stringify(batch.states),
    })
    .execute();
  const rows = inputs.locations.map(rowOf);
  await trx
    .insertInto('batch_inputs')
    .values({
      generation_batch_id: batch.id,
      locations: await runYielding(jsonInChunks(rows)),
      keywords: await runYielding(jsonInChunks(inputs.keywords)),
    })
    .execute();
}

export async function setBatchStatus(
  trx: Trx,
  id: string,
  status: BatchStatus,
  also: { notice?: string | null; failed_while?: 'planning' | 'generating' | null } = {},
): Promise<void> {
  await trx
    .updateTable('generation_batches')
    .set({
      status,
      ...also,
      updated_at: sql`now()`,
      ...(status === 'completed' ? { completed_at: sql`now()` } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** Marks the failed plans for a retry, even if the job is lost. */
export async function markRetrying(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('generation_batches')
    .set({ status: 'generating', retrying: true, completed_at: null, notice: null, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** The batch makes its further pages from this version. */
export async function useVersion(trx: Trx, id: string, versionId: string): Promise<void> {
  await trx
    .updateTable('generation_batches')
    .set({ template_version_id: versionId, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteBatchRow(trx: Trx, id: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('generation_batches')
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw batchMissing();
}

/** Batches that a job should be planning or generating now. */
export async function listUnfinishedBatches(
  db: Db,
  phase: 'planning' | 'generating',
): Promise<{ batch_id: string }[]> {
  let query = db
    .selectFrom('generation_batches')
    .select('id as batch_id')
    .where('status', '=', phase)
    .orderBy('id');
  if (phase === 'planning') query = query.where('planned_at', 'is', null);
  return query.execute();
}

/** Batches to delete, whose pages are reverted. */
export async function listReverted(db: Db): Promise<{ id: string }[]> {
  return db
    .selectFrom('generation_batches')
    .select('id')
    .where('deleting', '=', true)
    .where('reverting_at', 'is', null)
    .execute();
}

/** Planning, approved or generating, the newest first. */
export async function listActiveBatches(db: Db, limit: number): Promise<BatchTable[]> {
  return batches(db)
    .where('b.status', 'in', ['planning', 'approved', 'generating'])
    .orderBy('b.id', 'desc')
    .limit(limit)
    .execute();
}

/** Generating batches without progress for this many minutes. */
export async function listStuckBatches(
  db: Db,
  minutes: number,
): Promise<{ readonly id: string; readonly updated_at: Date }[]> {
  return db
    .selectFrom('generation_batches')
    .select(['id', 'updated_at'])
    .where('status', '=', 'generating')
    .where('updated_at', '<', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .limit(1_000)
    .execute();
}

/** Batches completed or cancelled this many days ago, oldest first. */
export async function listOldBatches(db: Db, days: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('generation_batches')
    .select('id')
    .where('status', 'in', ['completed', 'cancelled'])
    .where('reverting_at', 'is', null)
    .where('updated_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(row => row.id);
}

/** How many batches of a template a job is working on. */
export async function countOpenBatches(db: Db, templateId: string): Promise<number> {
  const open = db
    .selectFrom('generation_batches')
    .select('id')
    .where('template_id', '=', templateId)
    .where(eb =>
      eb.or([
        eb('status', '=', 'generating'),
        eb.and([eb('status', '=', 'planning'), eb('planned_at', 'is', null)]),
      ]),
    );
  return countRows(db, open);
}
