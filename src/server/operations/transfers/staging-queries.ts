import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import type { Reference } from './table-shape-queries.ts';

/** A row as it is written in the file. */
export interface StagedRow {
  readonly place: number;
  readonly text: string;
}

/** SQL of a list of column names. */
export const columnList = (columns: readonly string[]) => columns.map(name => `"${name}"`).join(', ');

export const stagedName = (table: string) => `staged_${table}`;

const importLock = sql`hashtextextended('import', 0)`;

/** Allows one import at a time, because two would wait for each other's rows. Also silences announcements. */
export async function lockImports(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${importLock})`.execute(trx);
  await sql`set local timezone = 'UTC'`.execute(trx);
  await sql`set local pagehaul.quiet = 'on'`.execute(trx);
}

/** True if no import runs. None begins before the transaction ends. */
export async function isWithoutImport(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(${importLock}) as taken`.execute(trx);
  return rows[0]?.taken ?? false;
}

/** A temporary table like the original, with a result for each row. */
export async function openStagedTable(
  trx: Trx,
  table: string,
  references: readonly Reference[],
): Promise<void> {
  const staged = stagedName(table);
  await sql
    .raw(`create temp table ${staged} (
         like public.${table} including defaults including constraints including generated
       ) on commit drop`)
    .execute(trx);
  await sql
    .raw(
      `alter table ${staged} add column transfer_place integer not null,
         add column transfer_verdict text not null default 'new', add column transfer_reason text`,
    )
    .execute(trx);
  for (const { column, table: parent } of references) {
    if (parent === null)
      await sql.raw(`alter table ${staged} alter column "${column}" drop not null`).execute(trx);
  }
}

/** Stages rows. Returns the database's error, or null. */
export async function tryToStage(
  trx: Trx,
  table: string,
  columns: readonly string[],
  rows: readonly StagedRow[],
): Promise<string | null> {
  await sql`savepoint staging`.execute(trx);
  try {
    await insertStaged(trx, table, columns, rows);
    await sql`release savepoint staging`.execute(trx);
    return null;
  } catch (error) {
    if (!isAboutData(error)) throw error;
    await sql`rollback to savepoint staging`.execute(trx);
    return error.message.replaceAll('staged_', '').slice(0, 300);
  }
}

async function insertStaged(
  trx: Trx,
  table: string,
  columns: readonly string[],
  rows: readonly StagedRow[],
): Promise<void> {
  const names = columnList(columns);
  const into = sql.raw(`${stagedName(table)} (${names}${names && ', '}transfer_place)`);
  const chosen = sql.raw(`${names}${names && ', '}`);
  const json = `[${rows.map(row => row.text).join(',')}]`;
  await sql`
    insert into ${into}
    select ${chosen} (${rows.map(row => row.place)}::int[])[ordinality]
    from json_populate_recordset(${sql.raw(`null::public.${table}`)}, ${json}::json) with ordinality`.execute(
    trx,
  );
}

/** Data exceptions and violated constraints, as PostgreSQL numbers them. */
function isAboutData(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

/** On a site without a business, deletes unchanged shipped services and statements in favor of those of a file. */
export async function setShippedAside(trx: Trx): Promise<void> {
  await sql`savepoint shipped`.execute(trx);
  await sql`delete from services where revision = 1`.execute(trx);
  await sql`delete from statements where revision = 1`.execute(trx);
}

/** Restores them. Also discards the verdicts of the staged rows, which are reported by then. */
export async function bringShippedBack(trx: Trx): Promise<void> {
  await sql`rollback to savepoint shipped`.execute(trx);
}

/** A file of an older program has the counties of the business, and decisions about batches, in other places. */
export async function moveOlderRows(trx: Trx): Promise<void> {
  await sql`select counties_to_areas(), take_older_decisions()`.execute(trx);
}

/** Files of programs before 0054 have plans with messages alone. */
export async function giveFailureCodes(trx: Trx): Promise<void> {
  await sql`
    update ${sql.raw(stagedName('bulk_generation_plans'))} set failure_code = failure_code_of_message(error_message)
    where status in ('failed', 'skipped') and failure_code is null`.execute(trx);
}
