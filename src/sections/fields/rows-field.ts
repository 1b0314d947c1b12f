import { z } from 'zod';
import { type ArrayOptions, arrayField } from './array-field.ts';
import { cleanText } from './clean-text.ts';
import type { Column, Field, Report, TextKind } from './field.ts';
import { isRecord, ownText } from './own-text.ts';
import { splitAtBar } from './split-at-bar.ts';
import { textSchema } from './text-field.ts';

/** A row of texts by column name: `{ question, answer }`. */
export type Row<Name extends string> = { readonly [N in Name]: string };

interface ColumnOf<Name extends string> extends Column {
  readonly name: Name;
}

interface RowsOptions<Name extends string> extends ArrayOptions {
  /** The first two are those of "first | second". */
  readonly columns: readonly [ColumnOf<Name>, ColumnOf<Name>, ...ColumnOf<Name>[]];
  /** The column a text without a bar belongs to; the first when not said. */
  readonly lone?: NoInfer<Name>;
  readonly initial?: readonly Row<NoInfer<Name>>[];
}

/** A column of a rows field, with the names older content used for it. */
export function column<const Name extends string>(
  name: Name,
  label: string,
  kind: TextKind,
  also: readonly string[] = [],
): ColumnOf<Name> {
  return { name, label, kind, also };
}

/** The usual columns of rows. */
export const titleAndText = [
  column('title', 'Title', 'title', ['name', 'heading']),
  column('description', 'Text', 'prose', ['text', 'content', 'body']),
] as const;

/** Rows of two or more texts each; two are written "first | second" in older content. */
export function rows<const Name extends string>(options: RowsOptions<Name>): Field<readonly Row<Name>[]>;
export function rows({
  columns,
  lone,
  initial = [],
  ...options
}: RowsOptions<string>): Field<readonly Row<string>[]> {
  const [first, second] = columns;
  const isSecond = lone === second.name;
  const readRow = (entry: unknown, report: Report): Row<string> | null => {
    const parts = rowParts(entry, columns) ?? (isSecond ? ['', entry] : [entry, '']);
    const texts = columns.map(({ name }, index) => [name, cleanText(parts[index] ?? '', report)] as const);
    if (texts.some(([, text]) => text !== '')) return Object.fromEntries(texts);
    if (isForeign(entry, columns)) report(`holds a row with neither ${first.name} nor ${second.name}`);
    return null;
  };
  return arrayField(options, {
    control: 'rows',
    kind: first.kind,
    columns,
    schema: z.object(Object.fromEntries(columns.map(({ name }) => [name, textSchema]))),
    initial,
    read: readRow,
  });
}

/** True for an object with values, but without any field of a row. */
function isForeign(entry: unknown, columns: readonly Column[]): boolean {
  if (!isRecord(entry)) return false;
  const names = new Set(columns.flatMap(({ name, also }) => [name, ...also]));
  const held = Object.keys(entry);
  return held.length > 0 && !held.some(name => names.has(name));
}

function rowParts(entry: unknown, columns: readonly Column[]): readonly unknown[] | null {
  if (isRecord(entry)) return columns.map(({ name, also }) => ownText(entry, [name, ...also]));
  if (Array.isArray(entry)) return entry;
  return typeof entry === 'string' ? splitAtBar(entry) : null;
}
