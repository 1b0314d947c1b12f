import { sql, type Transaction } from 'kysely';
import type { DB } from '../db/tables.ts';
import { cleanJson, isRow, needsCleaning } from './clean-json.ts';
import { type ImportReport, mostShown } from './import-report.ts';
import { type JsonPart, refusal, valueOf } from './split-json.ts';
import type { TableShape } from './table-shapes.ts';

const mostRows = 1_000;
const mostBytes = 4 * 1024 * 1024;

interface StagedRow {
  readonly place: number;
  readonly text: string;
}

/** SQL of a list of column names. */
export const columnList = (columns: readonly string[], of = '') =>
  columns.map(name => `${of}"${name}"`).join(', ');

export const stagedName = (table: string) => `staged_${table}`;

/**
 * Brings rows of a full export into temporary tables shaped like their own, where every type and every check of the
 * database applies and nobody sees them. A row that does not fit is refused with the reason; the others stay.
 */
export class RowStage {
  readonly #trx: Transaction<DB>;
  readonly #report: ImportReport;
  readonly #shapes: ReadonlyMap<string, TableShape>;
  readonly #open = new Set<string>();
  #shape: TableShape | null = null;
  #columns: readonly string[] = [];
  #rows: StagedRow[] = [];
  #bytes = 0;

  constructor(trx: Transaction<DB>, shapes: readonly TableShape[], report: ImportReport) {
    this.#trx = trx;
    this.#report = report;
    this.#shapes = new Map(shapes.map(shape => [shape.field, shape]));
  }

  async take(part: JsonPart & { place: number }): Promise<void> {
    const shape = this.#shapes.get(part.field);
    if (!shape) throw madeByNewer(`the list “${part.field.slice(0, 60)}”`);
    const value = valueOf(part);
    if (!isRow(value)) return this.#refuse(shape, part.place, '', 'This is not an object');
    const columns = Object.keys(value);
    const unknown = columns.find(name => !shape.columns.includes(name));
    if (unknown !== undefined) throw madeByNewer(`“${unknown.slice(0, 60)}” in the list “${part.field}”`);
    const row = needsCleaning(part.text) ? cleanJson(value) : value;
    const problem = isRow(row) ? shape.check?.(row) : null;
    if (problem) return this.#refuse(shape, part.place, nameOf(value), problem);
    if (this.#shape !== shape || !isSame(columns, this.#columns)) await this.flush();
    this.#shape = shape;
    this.#columns = columns;
    this.#rows.push({ place: part.place, text: row === value ? part.text : JSON.stringify(row) });
    this.#bytes += part.text.length;
    if (this.#rows.length >= mostRows || this.#bytes >= mostBytes) await this.flush();
  }

  /** Writes what was gathered: together, or one by one where together is refused. */
  async flush(): Promise<void> {
    const [shape, columns, rows] = [this.#shape, this.#columns, this.#rows];
    this.#rows = [];
    this.#bytes = 0;
    if (!shape || rows.length === 0) return;
    await this.#openTable(shape);
    if (await this.#tried(shape, columns, rows)) return;
    for (const row of rows) await this.#tried(shape, columns, [row]);
  }

  /** The tables that hold something, in the order of the list. */
  async tables(): Promise<TableShape[]> {
    await this.flush();
    return [...this.#shapes.values()].filter(({ table }) => this.#open.has(table));
  }

  async #tried(shape: TableShape, columns: readonly string[], rows: readonly StagedRow[]): Promise<boolean> {
    const trx = this.#trx;
    await sql`savepoint staging`.execute(trx);
    try {
      await insertStaged(trx, shape.table, columns, rows);
      await sql`release savepoint staging`.execute(trx);
      return true;
    } catch (error) {
      if (!isAboutData(error)) throw error;
      await sql`rollback to savepoint staging`.execute(trx);
      const [row] = rows;
      if (rows.length === 1 && row) {
        const value: unknown = JSON.parse(row.text);
        this.#refuse(shape, row.place, isRow(value) ? nameOf(value) : '', wordsOf(error));
      }
      return false;
    }
  }

  #refuse({ field }: TableShape, place: number, name: string, reason: string): void {
    this.#report.add({ field, place, name, verdict: 'refused', reason });
    if (this.#report.total('refused') >= mostShown)
      throw refusal(`More than ${mostShown.toLocaleString('en-US')} items are wrong, the first: ${reason}`);
  }

  async #openTable({ table, references }: TableShape): Promise<void> {
    if (this.#open.has(table)) return;
    this.#open.add(table);
    const staged = stagedName(table);
    await sql
      .raw(`create temp table ${staged} (
           like public.${table} including defaults including constraints including generated
         ) on commit drop`)
      .execute(this.#trx);
    await sql
      .raw(
        `alter table ${staged} add column transfer_place integer not null,
           add column transfer_verdict text not null default 'new', add column transfer_reason text`,
      )
      .execute(this.#trx);
    for (const { column, table: parent } of references) {
      if (parent === null)
        await sql.raw(`alter table ${staged} alter column "${column}" drop not null`).execute(this.#trx);
    }
  }
}

async function insertStaged(
  trx: Transaction<DB>,
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

function madeByNewer(what: string): Error {
  return refusal(
    `This file was made by a newer version of Pagehaul: it holds ${what}, which this version does not know. Update this program, then import again.`,
  );
}

/** What a person may know a row by; what a visitor wrote stays out of reports. */
function nameOf(row: Readonly<Record<string, unknown>>): string {
  if ('phone' in row) return '';
  const name = row.name ?? row.slug ?? row.source_path ?? row.title ?? row.id ?? '';
  return typeof name === 'string' ? name : '';
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((name, index) => name === b[index]);

/** Data exceptions and violated constraints, as PostgreSQL numbers them. */
function isAboutData(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

const wordsOf = (error: unknown) =>
  error instanceof Error ? error.message.replaceAll('staged_', '').slice(0, 300) : String(error);
