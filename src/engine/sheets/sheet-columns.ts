import { parseLocation } from '../planning/parse-location.ts';
import { stateCode } from '../states.ts';

/** The meaning of a column's cells. */
export const columnRoles = ['city', 'state', 'location', 'keyword', 'value', 'skip'] as const;
export type ColumnRole = (typeof columnRoles)[number];

export interface ColumnUse {
  readonly role: ColumnRole;
  /** The placeholder of a value column; empty for other roles. */
  readonly name: string;
}

const roleNames: Readonly<Record<string, ColumnRole>> = {
  city: 'city',
  town: 'city',
  place: 'city',
  municipality: 'city',
  city_name: 'city',
  place_name: 'city',
  state: 'state',
  st: 'state',
  state_code: 'state',
  state_abbr: 'state',
  state_name: 'state',
  province: 'state',
  location: 'location',
  locations: 'location',
  city_state: 'location',
  city_and_state: 'location',
  service_area: 'location',
  keyword: 'keyword',
  keywords: 'keyword',
  primary_keyword: 'keyword',
  search_term: 'keyword',
};

/** Rows sampled to guess a column's role, from all over the sheet. */
const SAMPLE = 200;
const MAX_NAME = 60;
/** Names with another meaning among field values. */
const reservedNames: ReadonlySet<string> = new Set([
  'city',
  'state',
  'keyword',
  'location',
  'constructor',
  'prototype',
]);

/**
 * The placeholder name for a column heading.
 * @example placeholderName('Teléfono (office)') // 'telefono_office'
 */
export function placeholderName(heading: string): string {
  const plain = heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_$/g, '')
    .slice(0, MAX_NAME)
    .replace(/_$/, '');
  return reservedNames.has(plain) ? `${plain}_value` : plain;
}

/**
 * Guesses each column's role from its heading, else from its cells. Every other column becomes a value of
 * its place.
 * @example guessColumns(['Town', 'ST', 'Phone'], rows).map(use => use.role) // ['city', 'state', 'value']
 */
export function guessColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  fields: FieldLabels = {},
): readonly ColumnUse[] {
  const byLabel = namesByLabel(fields);
  const sampled = sampleOf(rows);
  const roles = headings.map((heading, column) =>
    guessRole(heading, cellsOf(sampled, column), sampled.length),
  );
  // The first column with a role keeps it.
  const assigned = roles.map((role, column) =>
    role !== 'value' && roles.indexOf(role) < column ? 'value' : role,
  );
  const isFound = assigned.includes('city') || assigned.includes('location');
  const beside = assigned.indexOf('state') - 1;
  // Without headings, the column of letters before the states contains the towns.
  if (!isFound && assigned[beside] === 'value' && mostly(cellsOf(sampled, beside), isName))
    assigned[beside] = 'city';
  const hasPair = assigned.includes('city') && assigned.includes('state');
  const names = new Set<string>();
  return assigned.map((role, column) => {
    const heading = headings[column] ?? '';
    const known = byLabel.get(labelKey(heading));
    if (role === 'location' && hasPair) return nameValue(heading, { column, names, known });
    return role === 'value' ? nameValue(heading, { column, names, known }) : { role, name: '' };
  });
}

/** Fields of a template by name, as people see them. */
export type FieldLabels = Readonly<Record<string, { readonly label: string }>>;

/** A key that is equal for "Zip Code", "zip_code", "ZIP-code" and "zipcode". */
const labelKey = (text: string) => placeholderName(text).replaceAll('_', '');

/** Names win over labels. */
function namesByLabel(fields: FieldLabels): ReadonlyMap<string, string> {
  const entries = Object.entries(fields).filter(([name]) => !reservedNames.has(name));
  const known = new Map<string, string>();
  const add = (text: string, name: string) => {
    const key = labelKey(text);
    if (key !== '' && !known.has(key)) known.set(key, name);
  };
  for (const [name] of entries) add(name, name);
  for (const [name, { label }] of entries) add(label, name);
  return known;
}

interface NameParts {
  readonly column: number;
  readonly names: Set<string>;
  /** The template's field with this name or label. */
  readonly known: string | undefined;
}

function nameValue(heading: string, { column, names, known }: NameParts): ColumnUse {
  const base = known ?? (placeholderName(heading) || `column_${column + 1}`);
  let name = base;
  for (let next = 2; names.has(name); next += 1) name = `${base.slice(0, MAX_NAME - 4)}_${next}`;
  names.add(name);
  return { role: 'value', name };
}

function guessRole(heading: string, cells: readonly string[], rows: number): ColumnRole {
  const key = heading
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .replace(/^_|_$/g, '');
  const named = Object.hasOwn(roleNames, key) ? roleNames[key] : undefined;
  if (named === 'city' && mostly(cells, isLocation)) return 'location';
  if (named) return named;
  // A few cells among many empty ones don't say what a column is for.
  if (cells.length < rows / 2) return 'value';
  if (mostly(cells, isLocation)) return 'location';
  return mostly(cells, cell => stateCode(cell) !== undefined) ? 'state' : 'value';
}

const isLocation = (cell: string) => cell.includes(',') && parseLocation(cell) !== null;

const isName = (cell: string) => /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(cell);

function mostly(cells: readonly string[], is: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(cell => is(cell)).length > cells.length * 0.8;
}

/** Rows from all over the sheet: lists often begin with something else. */
function sampleOf(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const step = Math.max(1, rows.length / SAMPLE);
  return Array.from({ length: Math.min(SAMPLE, rows.length) }, (_, at) => rows[Math.floor(at * step)] ?? []);
}

function cellsOf(rows: readonly (readonly string[])[], column: number): string[] {
  return rows.map(row => (row[column] ?? '').trim()).filter(cell => cell !== '');
}
