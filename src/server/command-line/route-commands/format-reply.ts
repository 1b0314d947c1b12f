import type { z } from 'zod';
import { facts, table } from '../output.ts';
import { terminal } from '../terminal.ts';
import { type Field, fieldsOf } from './fields.ts';

type Fields = Readonly<Record<string, unknown>>;
type Cell = string | number;

/** Where there is no terminal: as wide as a file is read well. */
const usualWidth = 160;
/** A cell of facts, which has a line for itself. */
const wholeLine = 1_000;
/** Rows of a list inside an answer; --json has all. */
const maxInside = 50;

/** Columns of a list, chosen by its first rows: what says something, as far as the terminal is wide. */
export interface Columns {
  readonly names: readonly string[];
  readonly widths: readonly number[];
  /** A longer text is cut. */
  readonly widest: number;
}

export function chooseColumns(schema: z.ZodType | null, rows: readonly Fields[]): Columns {
  const fields = (schema && plainFields(schema)) ?? [];
  const told = fields.length > 0 ? fields.map(({ name }) => name) : Object.keys(rows[0] ?? {});
  const ranks = new Map(
    told.map(name => [name, rankOf(name, fields.find(field => field.name === name)?.kind)]),
  );
  const rank = (name: string) => ranks.get(name) ?? 0;
  const max = terminal().stdout.columns ?? usualWidth;
  const full = measure(told, rows, max);
  const fits = full.reduce((sum, { width }) => sum + width + 2, 0) <= max + 2;
  const widest = fits ? max : Math.max(36, Math.floor(max / 4)); // An id is never cut.
  const columns = fits ? full : measure(told, rows, widest);
  const chosen = new Set<string>();
  let width = 0;
  for (const column of columns.toSorted((a, b) => rank(a.name) - rank(b.name))) {
    if (chosen.size > 1 && width + column.width > max) continue;
    chosen.add(column.name);
    width += column.width + 2;
  }
  const shown = columns.filter(({ name }) => chosen.has(name));
  const isLast = ({ name }: { name: string }) => rank(name) === lastRank;
  const ordered = [...shown.filter(one => !isLast(one)), ...shown.filter(isLast)];
  return { names: ordered.map(({ name }) => name), widths: ordered.map(one => one.width), widest };
}

/** The columns that say something, and how wide they are if no cell is wider than `widest`. */
function measure(told: readonly string[], rows: readonly Fields[], widest: number) {
  return told.flatMap(name => {
    const cells = rows.map(row => written(cellOf(row[name], widest)));
    const width = Math.max(...[label(name), ...cells].map(text => text.length));
    return cells.some(cell => cell !== '') ? [{ name, width }] : [];
  });
}

const lastRank = 4;

/** What is shown first where not everything fits: the id and the state, the name, then the rest. */
function rankOf(name: string, kind: Field['kind'] | undefined): number {
  if (['created_at', 'updated_at', 'revision'].includes(name)) return lastRank;
  if (name.endsWith('_id')) return 3;
  if (name === 'id' || kind === 'choice') return 0;
  return names.has(name) ? 1 : 2;
}

const names: ReadonlySet<string> = new Set(['name', 'title', 'slug', 'path', 'source_path', 'email']);

/** The rows of a list under their headings; further rows of the same list without. */
export function formatRows(columns: Columns, rows: readonly Fields[], hasHeadings = true): string {
  const cells = rows.map(row => columns.names.map(name => cellOf(row[name], columns.widest)));
  const text = table(columns.names.map(label), cells, undefined, columns.widths);
  return hasHeadings ? text : text.slice(text.indexOf('\n') + 1);
}

/** An answer in words: its plain fields, then its lists as tables. */
export function formatReply(reply: unknown): string {
  if (!isObject(reply)) return typeof reply === 'string' ? whole(reply) : String(cellOf(reply, wholeLine));
  const plain = flat(reply, '');
  const lists = Object.entries(reply).filter(([, value]) => isTable(value));
  if (plain.length + lists.length === 0) return 'Nothing to show';
  return [
    ...(plain.length > 0 ? [facts(plain)] : []),
    ...lists.map(([name, value]) => `${label(name)}\n${formatInside(value as readonly Fields[])}`),
  ].join('\n\n');
}

function formatInside(rows: readonly Fields[]): string {
  const shown = rows.slice(0, maxInside);
  const more = rows.length > maxInside ? `\n… ${(rows.length - maxInside).toLocaleString('en-US')} more` : '';
  return `${formatRows(chooseColumns(null, shown), shown)}${more}`;
}

/** Fields of an object, and of the objects in it, one below the other. */
function flat(value: Fields, prefix: string): [string, Cell][] {
  return Object.entries(value).flatMap(([name, one]): [string, Cell][] => {
    const said = prefix === '' ? label(name) : `${prefix} ${label(name).toLowerCase()}`;
    if (isTable(one)) return prefix === '' ? [] : [[said, `${one.length}`]];
    if (isObject(one)) return flat(one, said);
    const cell = typeof one === 'string' ? whole(one) : cellOf(one, wholeLine);
    return cell === '' ? [] : [[said, cell]];
  });
}

/** A cell: short, in one line, and nothing that moves a terminal's cursor. */
function cellOf(value: unknown, widest: number): Cell {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value))
    return value.some(isObject)
      ? value.length
      : short(value.map(one => cellOf(one, widest)).join(', '), widest);
  if (typeof value === 'string') return short(timestampOf(withoutQuery(value)), widest);
  return isObject(value) ? short(JSON.stringify(value), widest) : '';
}

/** The query of another site's address may hold a key. */
const withoutQuery = (text: string) => (text.startsWith('https://') ? (text.split('?', 1)[0] ?? '') : text);

const timestampOf = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) ? text.slice(0, 16).replace('T', ' ') : text;

const short = (text: string, widest: number) => {
  const line = text
    .slice(0, 4 * widest)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  return line.length > widest ? `${line.slice(0, widest - 1)}…` : line;
};

/** A whole text, with its lines. */
const whole = (text: string) => timestampOf(text).replaceAll(/[^\P{Cc}\n]+/gu, ' ');

const written = (cell: Cell) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell);

/** @example label('source_path') // 'Source path' */
const label = (name: string) => {
  const words = name.replaceAll(/\p{Cc}+|_/gu, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const plainFields = (schema: z.ZodType): readonly Field[] =>
  fieldsOf(schema).filter(({ kind }) => kind !== 'json' && kind !== 'record');

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTable = (value: unknown): value is readonly Fields[] => Array.isArray(value) && value.some(isObject);
