import { cleanJson, isRow, type JsonRow, needsCleaning } from '../../platform/db/clean-json.ts';
import type { Trx } from '../../platform/db/database.ts';
import type { ImportReport } from './import-report.ts';
import type { PlacedPart } from './list-importer.ts';
import { refusal, valueOf } from './split-json.ts';
import { openStagedTable, type StagedRow, tryToStage } from './staging-queries.ts';
import type { TableShape } from './table-shape-queries.ts';

const maxRows = 5_000;
const maxBytes = 4 * 1024 * 1024;

/** Lists of older files whose tables are gone: moves and renamings, which can't be undone after such an import. */
const formerLists = new Set(['page_moves', 'page_renamings', 'page_renaming_slugs']);

/**
 * Stages rows of a full export in temporary tables with the same columns and checks.
 * An invalid row is rejected with its reason; the others stay.
 */
export class RowStage {
  readonly #trx: Trx;
  readonly #report: ImportReport;
  readonly #shapes: ReadonlyMap<string, TableShape>;
  readonly #open = new Set<string>();
  #shape: TableShape | null = null;
  #columns: readonly string[] = [];
  #rows: StagedRow[] = [];
  #bytes = 0;
  #sending: Promise<void> = Promise.resolve();

  constructor(trx: Trx, shapes: readonly TableShape[], report: ImportReport) {
    this.#trx = trx;
    this.#report = report;
    this.#shapes = new Map(shapes.map(shape => [shape.field, shape]));
  }

  async take(part: PlacedPart): Promise<void> {
    const shape = this.#shapes.get(part.field);
    if (!shape && formerLists.has(part.field)) return;
    if (!shape) throw madeByNewer(`the list “${part.field.slice(0, 60)}”`);
    const value = valueOf(part);
    if (!isRow(value)) return this.#refuse(shape, part.place, '', 'This is not an object');
    const columns = Object.keys(value);
    const unknown = columns.find(name => !shape.columns.includes(name));
    if (unknown !== undefined) throw madeByNewer(`“${unknown.slice(0, 60)}” in the list “${part.field}”`);
    const cleaned = needsCleaning(part.text) ? cleanJson(value) : value;
    const problem = isRow(cleaned) ? shape.check?.(cleaned) : null;
    if (problem) return this.#refuse(shape, part.place, nameOf(value), problem);
    const row = isRow(cleaned) ? this.#sanitized(shape, cleaned) : cleaned;
    if (this.#shape !== shape || !isSame(columns, this.#columns)) await this.flush();
    this.#shape = shape;
    this.#columns = columns;
    this.#rows.push({ place: part.place, text: row === value ? part.text : JSON.stringify(row) });
    this.#bytes += part.text.length;
    if (this.#rows.length >= maxRows || this.#bytes >= maxBytes) await this.flush();
  }

  /** Sends the collected rows without waiting; the next rows are read at the same time. */
  async flush(): Promise<void> {
    const [shape, columns, rows] = [this.#shape, this.#columns, this.#rows];
    this.#rows = [];
    this.#bytes = 0;
    await this.#sending;
    if (!shape || rows.length === 0) return;
    this.#sending = this.#send(shape, columns, rows);
    this.#sending.catch(() => undefined); // The next caller that waits gets the error.
  }

  /** Waits until our rows are sent. Others use the same transaction, and a refused row rolls it back to a savepoint. */
  sent(): Promise<void> {
    return this.#sending;
  }

  async #send(shape: TableShape, columns: readonly string[], rows: readonly StagedRow[]): Promise<void> {
    await this.#openTable(shape);
    await this.#stage(shape, columns, rows);
  }

  /** Writes rows together. If the database rejects them, halves them until the invalid rows are found. */
  async #stage(shape: TableShape, columns: readonly string[], rows: readonly StagedRow[]): Promise<void> {
    const problem = await tryToStage(this.#trx, shape.table, columns, rows);
    if (problem === null) return;
    const [row] = rows;
    if (rows.length === 1 && row) {
      const value: unknown = JSON.parse(row.text);
      return this.#refuse(shape, row.place, isRow(value) ? nameOf(value) : '', problem);
    }
    const middle = Math.ceil(rows.length / 2);
    await this.#stage(shape, columns, rows.slice(0, middle));
    await this.#stage(shape, columns, rows.slice(middle));
  }

  /** The tables with rows, in the order of the list. */
  async tables(): Promise<TableShape[]> {
    await this.flush();
    await this.sent();
    return [...this.#shapes.values()].filter(({ table }) => this.#open.has(table));
  }

  #sanitized(shape: TableShape, row: JsonRow): JsonRow {
    const sanitized = shape.sanitize?.(row);
    if (!sanitized) return row;
    this.#report.note(sanitized.note);
    return sanitized.row;
  }

  #refuse({ field }: TableShape, position: number, name: string, reason: string): void {
    this.#report.add({ field, place: position, name, verdict: 'refused', reason });
  }

  async #openTable({ table, references }: TableShape): Promise<void> {
    if (this.#open.has(table)) return;
    this.#open.add(table);
    await openStagedTable(this.#trx, table, references);
  }
}

function madeByNewer(what: string): Error {
  return refusal(
    `This file was made by a newer version of Pagehaul: it holds ${what}, which this version does not know. Update this program, then import again.`,
  );
}

/** A name for a row in reports. Texts of visitors stay out of reports. */
function nameOf(row: Readonly<Record<string, unknown>>): string {
  if ('phone' in row) return '';
  const name = row.name ?? row.slug ?? row.source_path ?? row.title ?? row.id ?? '';
  return typeof name === 'string' ? name : '';
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((name, index) => name === b[index]);
