import type { StatementImport } from '../../../contract/business/statements.ts';
import { importStatements } from '../../business/statements/import-statements.ts';
import { subjectKeys } from '../../business/statements/subject-key.ts';
import { writeImportableCsv } from '../../platform/csv-records.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { ImportOptions } from '../../platform/import-report.ts';
import { getDataSet, getVersion } from './queries.ts';
import { readContent } from './read-content.ts';
import { storedColumns } from './stored-data-set.ts';

interface KeptColumn extends ImportOptions {
  readonly column: string;
  readonly predicate: string;
}

const columns = ['subject', 'predicate', 'value', 'source', 'source_name', 'checked_on'] as const;

/**
 * Keeps what a column says as the owner’s statements of its towns, with the list as their source. Where a list has several
 * values of a town, they belong to its rows: that town is refused.
 */
export async function keepColumn(
  db: Db,
  id: string,
  { column, predicate, ...options }: KeptColumn,
): Promise<StatementImport> {
  const set = await getDataSet(db, id);
  const version = await getVersion(db, id, set.version);
  if (!storedColumns.parse(version.columns).includes(column))
    throw invalid(`“${set.name}” has no column ${column}.`);
  const { location_values } = await readContent(db, id, set.version);
  const told = new Map<string, { readonly subject: string; readonly values: Set<string> }>();
  for (const { city, state, field_values } of location_values) {
    const value = withoutPeriod(field_values[column] ?? '');
    if (value === '') continue;
    const key = subjectKeys.place(city, state);
    const town = told.get(key) ?? { subject: `place:${city}, ${state}`, values: new Set() };
    town.values.add(value);
    told.set(key, town);
  }
  const towns = [...told.values()];
  const refused = towns
    .filter(({ values }) => values.size > 1)
    .map(({ subject, values }, at) => ({
      line: at + 2,
      subject,
      predicate,
      verdict: 'refused' as const,
      reason: `The list has ${values.size} values of this town: they are about its rows.`,
    }));
  const kept = towns.filter(({ values }) => values.size === 1);
  if (kept.length === 0)
    throw invalid(
      refused.length === 0
        ? `No place of “${set.name}” has a value in ${column}.`
        : `Each town of “${set.name}” has several values in ${column}: they are about its rows.`,
    );
  const apply = options.apply && (refused.length === 0 || options.skip_refused);
  const source = { name: set.name, day: version.created_at.toISOString().slice(0, 10) };
  const csv = await statementsOf(kept, { predicate, source });
  const report = await importStatements(db, { csv, apply, skip_refused: options.skip_refused });
  return {
    ...report,
    counts: { ...report.counts, refused: report.counts.refused + refused.length },
    rows: [...refused, ...report.rows].slice(0, maxRows),
  };
}

/** Reports list no more. */
const maxRows = 1_000;

interface Told {
  readonly subject: string;
  readonly values: ReadonlySet<string>;
}

/** The statements as the file that imports them. */
async function statementsOf(
  towns: readonly Told[],
  { predicate, source: { name, day } }: { predicate: string; source: { name: string; day: string } },
): Promise<string> {
  const rows = writeImportableCsv(columns, [towns], ({ subject, values }) => [
    subject,
    predicate,
    [...values].join(),
    'owner',
    name,
    { plain: day },
  ]);
  const parts: string[] = [];
  const decoder = new TextDecoder();
  for await (const part of rows) parts.push(decoder.decode(part, { stream: true }));
  return parts.join('');
}

/** A statement is the rest of a sentence. */
const withoutPeriod = (text: string) => text.trim().replace(/\.$/, '');

const invalid = (message: string) =>
  new AppError('invalid', message, { reason: 'column', fields: [{ path: 'column', message }] });
