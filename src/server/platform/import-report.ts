interface Verdict {
  readonly line: number;
  readonly verdict: 'new' | 'changed' | 'same' | 'refused';
}

/** Rows that a report lists. */
const maxRows = 1_000;

/** Counts the verdicts on the rows of a file, and lists the worst first. A file with a refused row is not applied. */
export function presentImportReport<Row extends Verdict>(
  verdicts: readonly Row[],
  { apply, isRemarkable = () => false }: { apply: boolean; isRemarkable?: (row: Row) => boolean },
) {
  const counts = { new: 0, changed: 0, same: 0, refused: 0 };
  for (const { verdict } of verdicts) counts[verdict] += 1;
  const rank = (row: Row) => (row.verdict === 'refused' ? 0 : isRemarkable(row) ? 1 : 2);
  const worstFirst = verdicts.toSorted((a, b) => rank(a) - rank(b) || a.line - b.line);
  return { applied: apply && counts.refused === 0, counts, rows: worstFirst.slice(0, maxRows) };
}
