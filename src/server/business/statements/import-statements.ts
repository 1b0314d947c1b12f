import { v7 as uuidv7 } from 'uuid';
import { maxSources, type StatementImport } from '../../../contract/business/statements.ts';
import type { Areas } from '../../../contract/platform/areas.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { type CsvRecord, csvCell, readCsvRecords } from '../../platform/csv-records.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { type ImportOptions, presentImportReport } from '../../platform/import-report.ts';
import { isDayFirst } from '../../platform/read-day.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { isLossyCopy, lostLettersProblem, spoiledCellProblem } from '../../platform/spoiled-cells.ts';
import { mapYielding, Pauses } from '../../platform/yielding.ts';
import { statedPredicates } from '../packs/predicates.ts';
import { announceFacts } from './announce-facts.ts';
import { expiryOf, isInstalled, predicateProblem } from './check-predicate.ts';
import {
  insertStatements,
  listOfSubjects,
  listStatedPredicates,
  lockStatements,
  markDisputed,
  type NewStatement,
  type StatementText,
  updateStatements,
} from './queries.ts';
import { readStatementRow, statementCsv } from './statement-csv.ts';
import { dayAt, presentStatement, type StatementTable } from './statement-row.ts';
import { readSubject } from './subject-key.ts';

type Verdict = StatementImport['rows'][number] & { readonly isDisputed: boolean };

interface ReadRow {
  readonly line: number;
  readonly subject: string;
  readonly predicate: string;
  readonly read: Omit<NewStatement, 'id'> | { readonly problem: string };
}

/** Holds a whole file against the statements there are, by subject, predicate and source. */
export async function importStatements(
  db: Db,
  { csv, ...options }: ImportOptions & { readonly csv: string },
): Promise<StatementImport> {
  const records = await readCsvRecords(csv, {
    maxRows: statementCsv.maxRows,
    required: statementCsv.required,
    known: statementCsv.columns,
  });
  const { towns } = await currentGroup(db, 'areas');
  const kept = await keptPredicates(db, records);
  const dayFirst = isDayFirst(records.flatMap(({ record }) => [record.checked_on, record.expires_on]));
  const rows = await mapYielding(records, ({ record, line }): ReadRow => {
    const [subject, predicate] = [csvCell(record, 'subject'), csvCell(record, 'predicate')];
    return { line, subject, predicate, read: readRow(record, { dayFirst, towns, kept }) };
  });
  return db.transaction().execute(trx => judge(trx, rows, options));
}

interface RowContext {
  readonly dayFirst: boolean;
  readonly towns: Areas['towns'];
  readonly kept: ReadonlySet<string>;
}

const maxKept = 1_000;

/** What no pack has any more and was stated here: a file that was exported can be imported again. */
async function keptPredicates(db: Db, records: readonly CsvRecord[]): Promise<ReadonlySet<string>> {
  const names = new Set(records.map(({ record }) => csvCell(record, 'predicate').trim()));
  const unknown = [...names].filter(name => !statedPredicates().has(name)).slice(0, maxKept);
  return new Set(unknown.length === 0 ? [] : await listStatedPredicates(db, unknown));
}

/** Question marks inside a name: no service has such a name. */
const lostName = /\p{L}\?\p{L}|\?\?/u;

function readRow(
  record: Readonly<Record<string, string>>,
  { dayFirst, towns, kept }: RowContext,
): ReadRow['read'] {
  const spoiled = spoiledCellProblem(record, statementCsv.columns);
  if (spoiled !== null) return { problem: spoiled };
  if (lostName.test(record.subject ?? '')) return { problem: lostLettersProblem('subject') };
  const { success, data, error } = readStatementRow(record, dayFirst);
  if (!success) return { problem: error.issues.map(({ message }) => message).join('. ') };
  const problem = kept.has(data.predicate) ? null : predicateProblem(data);
  if (problem !== null) return { problem };
  const subject = readSubject(data.subject_kind, data.subject, towns);
  if ('problem' in subject) return subject;
  const expires_on = expiryOf(data, dayAt(new Date()));
  return { ...data, expires_on, subject: subject.name, subject_key: subject.key };
}

async function judge(trx: Trx, rows: readonly ReadRow[], options: ImportOptions): Promise<StatementImport> {
  await lockStatements(trx);
  const subjects = [...new Set(rows.flatMap(({ read }) => ('problem' in read ? [] : [read.subject_key])))];
  const stored = new Map<string, Map<string, StatementTable | Omit<NewStatement, 'id'>>>();
  const sourcesOf = (row: Pick<NewStatement, 'subject_key' | 'predicate'>) => {
    const key = `${row.subject_key}\n${row.predicate}`;
    const known = stored.get(key) ?? new Map<string, StatementTable | Omit<NewStatement, 'id'>>();
    stored.set(key, known);
    return known;
  };
  for (const row of await listOfSubjects(trx, subjects)) sourcesOf(row).set(row.source, row);
  const added: NewStatement[] = [];
  const changed: (StatementText & { id: string } & Pick<StatementTable, 'subject_key' | 'predicate'>)[] = [];
  const verdicts: Verdict[] = [];
  const pauses = new Pauses();
  for (const { line, subject, predicate, read } of rows) {
    if (pauses.isDue) await pauses.take();
    const tell = (verdict: Verdict['verdict'], reason: string, isDisputed = false) =>
      verdicts.push({ line, subject, predicate, verdict, reason, isDisputed });
    if ('problem' in read) {
      tell('refused', read.problem);
      continue;
    }
    const sources = sourcesOf(read);
    const before = sources.get(read.source);
    if (before && !('id' in before)) {
      tell('refused', 'A row above states the same from this source.');
      continue;
    }
    const lost = before && lossyColumns.find(name => isLossyCopy(read[name], before[name]));
    if (lost) {
      tell('refused', lostLettersProblem(lost));
      continue;
    }
    if (!before && sources.size >= maxSources) {
      tell('refused', `At most ${maxSources} sources for one fact.`);
      continue;
    }
    sources.set(read.source, read);
    const other = [...sources.values()].find(one => one.value !== read.value);
    const isDisputed =
      other !== undefined && ![...sources.values()].some(one => 'id' in one && one.is_chosen);
    const reasonOf = () => {
      if (other) return `${other.source_name || other.source} says: ${other.value}`;
      return isInstalled(predicate) ? '' : `No text uses it: no pack has “${predicate}” any more.`;
    };
    const { value, source, source_name, checked_on, expires_on, license } = read;
    const text = { value, source, source_name, checked_on, expires_on, license };
    if (!before) added.push({ ...read, id: uuidv7() });
    else if (!isSame(before, text)) changed.push({ ...text, ...keyOf(before) });
    tell(before ? (isSame(before, text) ? 'same' : 'changed') : 'new', reasonOf(), isDisputed);
  }
  const report = presentImportReport(verdicts, options, row => row.isDisputed);
  const { applied, counts } = report;
  if (applied && counts.new + counts.changed > 0) {
    await insertStatements(trx, added);
    await updateStatements(trx, changed);
    await markDisputed(trx, subjects);
    await announceFacts(trx, [...added, ...changed]);
    const after = { new: counts.new, changed: counts.changed };
    await writeActivity(trx, { action: 'imported', noun: 'statements', id: null, name: '', after });
  }
  const disputed = verdicts.filter(row => row.isDisputed).length;
  return { applied, counts: { ...counts, disputed }, rows: report.rows.map(shownRow) };
}

const lossyColumns = ['value', 'source_name', 'license'] as const;

const shownRow = ({ line, subject, predicate, verdict, reason }: Verdict) => ({
  line,
  subject,
  predicate,
  verdict,
  reason,
});

const keyOf = ({ id, subject_key, predicate }: StatementTable) => ({ id, subject_key, predicate });

function isSame(row: StatementTable, text: StatementText): boolean {
  const { value, source_name, checked_on, expires_on, license } = presentStatement(row);
  return (
    value === text.value &&
    source_name === text.source_name &&
    checked_on === text.checked_on &&
    expires_on === text.expires_on &&
    license === text.license
  );
}
