import { type Statement, statementInputSchema } from '../../../contract/business/statements.ts';
import { type CsvRecord, csvCell, writeImportableCsv } from '../../platform/csv-records.ts';
import { readDay } from '../../platform/read-day.ts';

const columns = [
  'subject',
  'predicate',
  'value',
  'source',
  'source_name',
  'checked_on',
  'expires_on',
  'license',
] as const;

export const statementCsv = {
  columns,
  required: ['subject', 'predicate', 'value', 'source'],
  /** Above it, a file is split. */
  maxRows: 100_000,
} as const;

/** Statements as a spreadsheet that can be imported again. */
export const writeStatementCsv = (pages: AsyncIterable<readonly Statement[]>) =>
  writeImportableCsv(columns, pages, ({ subject_kind, subject, checked_on, expires_on, ...rest }) => {
    const cells = {
      ...rest,
      subject: `${subject_kind}:${subject}`,
      checked_on: { plain: checked_on ?? '' },
      expires_on: { plain: expires_on ?? '' },
    };
    return columns.map(column => cells[column]);
  });

/** A row of the file by the rules of a statement. Its subject begins with its kind: `county:Palm Beach, FL`. */
export function readStatementRow(record: CsvRecord['record'], isDayFirst: boolean) {
  const cell = (name: (typeof columns)[number]) => csvCell(record, name).trim();
  const [, subject_kind = '', subject = ''] = /^([a-z]+):(.*)$/is.exec(cell('subject')) ?? [];
  return statementInputSchema.safeParse({
    subject_kind: subject_kind.toLowerCase(),
    subject,
    predicate: cell('predicate'),
    value: cell('value'),
    source: cell('source'),
    source_name: cell('source_name'),
    checked_on: readDay(cell('checked_on'), isDayFirst) || null,
    expires_on: 'expires_on' in record ? readDay(cell('expires_on'), isDayFirst) || null : undefined,
    license: cell('license'),
  });
}
