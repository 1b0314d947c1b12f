import { type ExitCode, exitCodes } from './exit-codes.ts';
import type { Output } from './output.ts';

/** Options of every import of a CSV file. */
export interface ImportFlags {
  readonly dryRun?: boolean;
  readonly skipRefused?: boolean;
}

interface Report {
  readonly applied: boolean;
}

interface Counts {
  readonly new: number;
  readonly changed: number;
  readonly same: number;
  readonly refused: number;
}

/** Ends an import: the report of its rows, or of what they would do. `more` ends the sentence with the counts. */
export function reportImport(
  report: Report,
  counts: Counts,
  { isDryRun, more = '.', output }: { isDryRun: boolean; more?: string; output: Output },
): ExitCode {
  const start = report.applied
    ? 'Imported: '
    : isDryRun
      ? 'Nothing was changed. It would be: '
      : 'Nothing was changed: ';
  const words = `${counts.new} new, ${counts.changed} changed, ${counts.same} as they are, ${counts.refused} refused`;
  output.result(report, `${start}${words}${more}`);
  return counts.refused > 0 && !report.applied ? exitCodes.failed : exitCodes.done;
}
