import type { ImportReport } from '../../../contract/pages/redirects.ts';
import type { Db } from '../../platform/db/database.ts';
import { inParts } from '../../platform/db/in-parts.ts';
import { type ImportOptions, presentImportReport } from '../../platform/import-report.ts';
import { mapYielding } from '../../platform/yielding.ts';
import { listAnswering } from './answering-queries.ts';
import type { CsvRow } from './parse-redirect-csv.ts';
import type { RedirectTable } from './queries.ts';
import type { Destination } from './redirect-path.ts';

export type Verdict = ImportReport['rows'][number];

interface Judged {
  /** Reasons for refusing rows, besides problems of the row itself. */
  readonly problems: ReadonlyMap<CsvRow, string>;
  /** The existing rules at the sources. */
  readonly stored: ReadonlyMap<string, RedirectTable>;
  /** The resolved destinations of rows. */
  readonly ends: ReadonlyMap<CsvRow, Destination>;
}

/** Result for each row, with warnings about likely mistakes, such as overwriting a manual rule. */
export async function judgeRows(
  db: Db,
  rows: readonly CsvRow[],
  { problems, stored, ends }: Judged,
): Promise<Verdict[]> {
  const asked = new Set<string>();
  for (const row of rows) asked.add(row.source).add(ends.get(row)?.key ?? '');
  asked.delete('');
  const live = new Map(await inParts([...asked], async part => [...(await listAnswering(db, part))]));
  return mapYielding(rows, row => {
    const { line, source_path, destination_path } = row;
    const told = { line, source_path, destination_path };
    const problem = problems.get(row) ?? row.problem;
    const end = ends.get(row);
    if (problem !== '' || !end)
      return { ...told, verdict: 'refused', reason: problem, hides_page: false, leads_nowhere: false };
    const before = stored.get(row.source);
    const hides_page = row.is_active && live.has(row.source);
    const leads_nowhere = end.key !== null && !live.has(end.key);
    const remarks = [
      ...(hides_page ? ['Hides a live page'] : []),
      ...(end.address === row.destination.address
        ? []
        : [end.address === '' ? 'Leads to an address that is gone' : `Leads on to ${end.address}`]),
      ...(leads_nowhere ? ['Nothing answers there'] : []),
    ];
    return {
      ...told,
      verdict: before ? (isSame(before, row, end) ? 'same' : 'changed') : 'new',
      reason: remarks.join('. '),
      hides_page,
      leads_nowhere,
    };
  });
}

function isSame(before: RedirectTable, row: CsvRow, end: Destination): boolean {
  return (
    before.destination_path === end.address &&
    before.redirect_type === row.redirect_type &&
    before.is_prefix === row.is_prefix &&
    before.is_active === row.is_active &&
    before.description === row.description
  );
}

export function presentReport(verdicts: readonly Verdict[], options: ImportOptions): ImportReport {
  const isRemarkable = (row: Verdict) => row.hides_page || row.leads_nowhere;
  const report = presentImportReport(verdicts, options, isRemarkable);
  const hides_page = verdicts.filter(row => row.hides_page).length;
  const leads_nowhere = verdicts.filter(row => row.leads_nowhere).length;
  return { ...report, counts: { ...report.counts, hides_page, leads_nowhere } };
}
