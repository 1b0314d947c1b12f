import { type Selectable, sql } from 'kysely';
import type { UsedDataSet } from '../../../contract/templates/data-sets.ts';
import { countRows } from '../../platform/count-queries.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { contains } from '../../platform/db/folded-search.ts';
import type { NamedDataSets, NamedDataSetVersions } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';
import type { Part } from './split-parts.ts';
import type { StoredPart } from './stored-data-set.ts';

export type VersionTable = Selectable<NamedDataSetVersions>;
export type DataSetTable = Selectable<NamedDataSets> &
  Pick<VersionTable, 'location_count' | 'keyword_count' | 'columns'> & { batch_count: number };

const maxBatchesCounted = 1_000;

function dataSets(db: Db) {
  return db
    .selectFrom('named_data_sets as d')
    .innerJoin('named_data_set_versions as v', join =>
      join.onRef('v.data_set_id', '=', 'd.id').onRef('v.number', '=', 'd.version'),
    )
    .selectAll('d')
    .select(['v.location_count', 'v.keyword_count', 'v.columns'])
    .select(
      sql<number>`(select count(*) from (select 1 from batch_data_sets b where b.data_set_id = d.id
        limit ${sql.lit(maxBatchesCounted)}) used)`.as('batch_count'),
    );
}

export async function getDataSet(db: Db, id: string): Promise<DataSetTable> {
  return dataSets(db).where('d.id', '=', id).executeTakeFirstOrThrow(dataSetMissing);
}

/** Locks a data set until the transaction ends, so that concurrent saves create consecutive versions. */
export async function lockDataSet(trx: Trx, id: string): Promise<DataSetTable> {
  await trx.selectFrom('named_data_sets').select('id').where('id', '=', id).forUpdate().execute();
  return getDataSet(trx, id);
}

export function dataSetMissing(): AppError {
  return new AppError('not-found', 'Data set not found. It may have been deleted.', {
    reason: 'data-set-missing',
  });
}

export async function findDataSetNamed(db: Db, name: string): Promise<DataSetTable | undefined> {
  return dataSets(db).where(sql<string>`lower(d.name)`, '=', name.trim().toLowerCase()).executeTakeFirst();
}

/** `after` is in lower case. */
export interface ListDataSets extends PageAfter {
  readonly search?: string | undefined;
}

export async function listDataSets(db: Db, { search, after, limit }: ListDataSets): Promise<DataSetTable[]> {
  let query = dataSets(db).orderBy(sql`lower(d.name)`).limit(limit);
  if (search) query = query.where(contains(sql<string>`d.name`, [search]));
  if (after !== null) query = query.where(sql<string>`lower(d.name)`, '>', after);
  return query.execute();
}

export async function countDataSets(db: Db, search: string | undefined, max: number): Promise<number> {
  let some = db.selectFrom('named_data_sets').select('id').limit(max);
  if (search) some = some.where(contains(sql<string>`name`, [search]));
  return countRows(db, some);
}

export async function insertDataSet(trx: Trx, id: string, name: string): Promise<void> {
  await trx.insertInto('named_data_sets').values({ id, name, version: 0 }).execute();
}

export async function setName(trx: Trx, id: string, name: string): Promise<void> {
  await trx
    .updateTable('named_data_sets')
    .set({ name, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteDataSetRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('named_data_sets').where('id', '=', id).execute();
}

export interface NewVersion {
  readonly data_set_id: string;
  readonly number: number;
  readonly note: string;
  readonly location_count: number;
  readonly keyword_count: number;
  readonly columns: readonly string[];
  readonly parts: readonly StoredPart[];
  readonly created_by: string | null;
}

export async function insertVersion(trx: Trx, version: NewVersion): Promise<void> {
  await trx
    .insertInto('named_data_set_versions')
    .values({
      ...version,
      columns: JSON.stringify(version.columns),
      parts: JSON.stringify(version.parts),
    })
    .execute();
  await trx
    .updateTable('named_data_sets')
    .set({ version: version.number, updated_at: sql`now()` })
    .where('id', '=', version.data_set_id)
    .execute();
}

/** Skips parts that an older version already stored. */
export async function insertParts(trx: Trx, id: string, parts: readonly Part[]): Promise<void> {
  for (const { hash, rows } of parts) {
    await trx
      .insertInto('named_data_set_parts')
      .values({ data_set_id: id, hash, rows: JSON.stringify(rows) })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  }
}

/** Deletes all but the newest `kept` versions, and parts that only they used. */
export async function dropOldVersions(trx: Trx, id: string, kept: number): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('named_data_set_versions')
    .where('data_set_id', '=', id)
    .where('number', '<=', eb =>
      eb.selectFrom('named_data_sets').select(sql<number>`version - ${kept}`.as('last')).where('id', '=', id),
    )
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await sql`
    delete from named_data_set_parts p where p.data_set_id = ${id} and p.hash not in (
      select part ->> 'hash' from named_data_set_versions v, jsonb_array_elements(v.parts) part
      where v.data_set_id = ${id}
    )`.execute(trx);
}

export async function getVersion(db: Db, id: string, number: number): Promise<VersionTable> {
  const row = await db
    .selectFrom('named_data_set_versions')
    .selectAll()
    .where('data_set_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) {
    throw new AppError('not-found', `This data set has no version ${number}.`, { reason: 'version-missing' });
  }
  return row;
}

export async function listVersions(db: Db, id: string) {
  return db
    .selectFrom('named_data_set_versions as v')
    .leftJoin('auth_users as u', 'u.id', 'v.created_by')
    .select([
      'v.number',
      'v.note',
      'v.location_count',
      'v.keyword_count',
      'v.columns',
      'v.created_at',
      'u.email',
    ])
    .where('v.data_set_id', '=', id)
    .orderBy('v.number', 'desc')
    .limit(200)
    .execute();
}

export async function readPart(db: Db, id: string, hash: string): Promise<unknown> {
  const row = await db
    .selectFrom('named_data_set_parts')
    .select('rows')
    .where('data_set_id', '=', id)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  return row.rows;
}

/** Records the data sets of a batch's lists. */
export async function recordDataSets(trx: Trx, batchId: string, used: readonly UsedDataSet[]): Promise<void> {
  if (used.length === 0) return;
  await trx
    .insertInto('batch_data_sets')
    .values(
      used.map(({ id, name, version }) => ({ generation_batch_id: batchId, data_set_id: id, name, version })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
