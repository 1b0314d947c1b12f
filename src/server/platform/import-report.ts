interface Verdict {
  readonly line: number;
  readonly verdict: 'new' | 'changed' | 'same' | 'refused';
}

/** Rows that a report lists. */
const maxRows = 1_000;

/**
 * The options of an import. `apply`: store the rows. `skip_refused`: apply the other rows if some are refused;
 * otherwise nothing is applied.
 */
export interface ImportOptions {
  readonly apply: boolean;
  readonly skip_refused: boolean;
}

/** True if the rows of a file that can be used are stored now. */
export function isApplied(refused: number, { apply, skip_refused }: ImportOptions): boolean {
  return apply && (refused === 0 || skip_refused);
}

/** Counts the verdicts on the rows of a file, and lists the worst first. */
export function presentImportReport<Row extends Verdict>(
  verdicts: readonly Row[],
  options: ImportOptions,
  isRemarkable: (row: Row) => boolean = () => false,
) {
  const counts = { new: 0, changed: 0, same: 0, refused: 0 };
  const ranks: readonly [Row[], Row[], Row[]] = [[], [], []];
  for (const row of verdicts) {
    counts[row.verdict] += 1;
    // In the order of the file. A million rows are not sorted for a thousand.
    const ranked = ranks[row.verdict === 'refused' ? 0 : isRemarkable(row) ? 1 : 2];
    if (ranked.length < maxRows) ranked.push(row);
  }
  return { applied: isApplied(counts.refused, options), counts, rows: ranks.flat().slice(0, maxRows) };
}
