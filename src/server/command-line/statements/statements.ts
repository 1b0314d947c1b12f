import type { StatementFilter } from '../../../contract/business/statements.ts';
import { importStatements } from '../../business/statements/import-statements.ts';
import { countStatements, listStatements } from '../../business/statements/queries.ts';
import { writeStatementCsv } from '../../business/statements/statement-csv.ts';
import { statementPages } from '../../business/statements/statement-pages.ts';
import { presentStatement } from '../../business/statements/statement-row.ts';
import type { ExitCode } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { type Output, table } from '../output.ts';
import { readTextFile } from '../read-text-file.ts';
import { type ImportFlags, reportImport } from '../report-import.ts';
import { writeExport } from '../write-export.ts';

export interface StatementOptions {
  readonly kind?: StatementFilter['subject_kind'];
  readonly state?: StatementFilter['state'];
  readonly search?: string;
}

const largestFile = 30_000_000;
const maxCounted = 1_000_000;

const filterOf = ({ kind, state, search }: StatementOptions): StatementFilter => ({
  subject_kind: kind,
  state,
  search,
});

/** The newest statements of a filter, and how many there are. */
export async function listStatementsCommand(
  output: Output,
  { limit, ...options }: StatementOptions & { readonly limit: number },
): Promise<void> {
  return withSession(async ({ db }) => {
    const filter = filterOf(options);
    const statements = (await listStatements(db, { ...filter, after: null, limit })).map(presentStatement);
    const total = await countStatements(db, filter, maxCounted);
    const rows = statements.map(({ subject_kind, subject, predicate, value, expires_on, is_disputed }) => [
      subject === '' ? subject_kind : `${subject_kind}: ${subject}`,
      predicate,
      value,
      expires_on ?? '',
      is_disputed ? 'disputed' : '',
    ]);
    output.result(
      { statements, total },
      rows.length === 0
        ? 'No statements found'
        : `${table(['Subject', 'What', 'Value', 'Expires', ''], rows)}\n${rows.length} of ${total}`,
    );
  });
}

export async function exportStatementsCommand(
  output: Output,
  file: string,
  options: StatementOptions,
): Promise<void> {
  return withSession(async ({ db, interrupted }) => {
    await writeExport(file, writeStatementCsv(statementPages(db, filterOf(options))), {
      interrupted,
      output,
    });
  });
}

/** Applies all rows or none; with --skip-refused all but refused ones. A dry run only shows the result of each row. */
export async function importStatementsCommand(
  output: Output,
  file: string,
  { dryRun = false, skipRefused = false }: ImportFlags,
): Promise<ExitCode> {
  const csv = await readTextFile(file, largestFile, output);
  return withSession(async ({ db }) => {
    const report = await importStatements(db, { csv, apply: !dryRun, skip_refused: skipRefused });
    for (const { line, subject, predicate, verdict, reason } of report.rows)
      if (reason !== '') output.note(`Line ${line}, ${subject}, ${predicate}: ${verdict}. ${reason}`);
    const more = `, ${report.counts.disputed} disputed.`;
    return reportImport(report, report.counts, { isDryRun: dryRun, more, output });
  });
}
