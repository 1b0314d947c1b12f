import { writeCsv } from '../../platform/csv-records.ts';
import { judgeImport } from './import-redirects.ts';
import type { Verdict } from './import-verdicts.ts';
import type { RedirectContext } from './redirect-context.ts';

const columns = ['line', 'source_path', 'destination_path', 'verdict', 'reason'];
const rowsAtOnce = 2_000;

/** The verdict for every row of a file, as CSV in the order of the file. Changes nothing. */
export async function exportVerdicts(
  context: Pick<RedirectContext, 'database' | 'ownHost'>,
  csv: string,
): Promise<AsyncGenerator<Uint8Array<ArrayBuffer>>> {
  const verdicts = await judgeImport(context, csv);
  return writeCsv(columns, inChunks(verdicts), one => [
    one.line,
    one.source_path,
    one.destination_path,
    one.verdict,
    one.reason,
  ]);
}

function* inChunks(verdicts: readonly Verdict[]): Generator<readonly Verdict[]> {
  for (let from = 0; from < verdicts.length; from += rowsAtOnce)
    yield verdicts.slice(from, from + rowsAtOnce);
}
