import type { ServiceContent } from '../../../sections/schemas.ts';
import { type CsvRecord, csvCell, writeImportableCsv } from '../../platform/csv-records.ts';

/** In a cell, each line is one keyword or item; a title and its text are parted by a bar. */
const contentColumns = [
  'intro',
  'situations',
  'taken',
  'refused',
  'steps',
  'price',
  'questions',
] as const satisfies readonly (keyof ServiceContent)[];

export const serviceColumns = ['name', 'keywords', 'summary', ...contentColumns] as const;

interface WrittenService {
  readonly name: string;
  readonly summary: string;
  readonly keywords: readonly string[];
  readonly content: ServiceContent;
}

/** Services as a spreadsheet that can be imported again. */
export const writeServiceCsv = (services: readonly WrittenService[]) =>
  writeImportableCsv(serviceColumns, [services], serviceCells);

/** A service's cells, in the order of the columns. */
export function serviceCells({ name, keywords, summary, content }: WrittenService): readonly string[] {
  return [name, keywords.join('\n'), summary, ...contentColumns.map(column => cellOf(content[column]))];
}

/** A row of the file in the shape that a caller of the API sends; its values are still unchecked. */
export function readServiceRow(record: CsvRecord['record']) {
  const lines = (name: string) =>
    csvCell(record, name)
      .split('\n')
      .map(line => line.trim())
      .filter(Boolean);
  return {
    name: csvCell(record, 'name'),
    summary: csvCell(record, 'summary'),
    keywords: lines('keywords'),
    content: {
      intro: csvCell(record, 'intro'),
      situations: lines('situations'),
      taken: lines('taken'),
      refused: lines('refused'),
      steps: lines('steps'),
      price: csvCell(record, 'price'),
      questions: lines('questions'),
    },
  };
}

function cellOf(value: ServiceContent[keyof ServiceContent]): string {
  if (typeof value === 'string') return value;
  return value.map(item => (typeof item === 'string' ? item : Object.values(item).join(' | '))).join('\n');
}
