import { stringify } from 'csv-stringify/sync';
import { byteOrderMark } from '../../platform/csv-records.ts';
import { judgeImport } from './import-redirects.ts';
import type { RedirectContext } from './redirect-context.ts';

const columns = ['line', 'source_path', 'destination_path', 'verdict', 'reason'];
const rowsAtOnce = 2_000;

/** What would become of every row of a file, as CSV in the order of the file. A formula stays text. Nothing is changed. */
export async function exportVerdicts(
  context: Pick<RedirectContext, 'database' | 'ownHost'>,
  csv: string,
): Promise<AsyncGenerator<Uint8Array<ArrayBuffer>>> {
  const verdicts = await judgeImport(context, csv);
  const encoder = new TextEncoder();
  return (async function* () {
    yield encoder.encode(byteOrderMark + stringify([columns]));
    for (let from = 0; from < verdicts.length; from += rowsAtOnce) {
      const rows = verdicts
        .slice(from, from + rowsAtOnce)
        .map(one => [one.line, one.source_path, one.destination_path, one.verdict, one.reason]);
      yield encoder.encode(stringify(rows, { escape_formulas: true }));
    }
  })();
}
