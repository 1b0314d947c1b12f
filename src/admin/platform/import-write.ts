import type { QueryKey } from '@tanstack/react-query';
import type { FileVerdict, RowVerdict } from './ui/csv-import.tsx';
import { write } from './write.ts';

/** A file, whether to store its rows or only to check them, and whether refused rows keep the others back. */
interface CsvFile {
  csv: string;
  apply: boolean;
  skip_refused: boolean;
}

interface ImportWrite<Row> {
  send: (file: CsvFile) => Promise<Omit<FileVerdict, 'rows'> & { rows: readonly Row[] }>;
  nameOf: (row: Row) => string;
  /** The queries to read again once the rows are stored. */
  changes: readonly QueryKey[];
}

/** The mutation of `CsvImport`, which shows its errors. */
export function importWrite<Row extends Omit<RowVerdict, 'name'>>({
  send,
  nameOf,
  changes,
}: ImportWrite<Row>) {
  return write({
    mutationFn: async (file: CsvFile): Promise<FileVerdict> => {
      const { rows, ...report } = await send(file);
      return {
        ...report,
        rows: rows.map(row => ({
          line: row.line,
          name: nameOf(row),
          verdict: row.verdict,
          reason: row.reason,
        })),
      };
    },
    silentFailure: true,
    changes: ({ apply }) => (apply ? changes : []),
  });
}
