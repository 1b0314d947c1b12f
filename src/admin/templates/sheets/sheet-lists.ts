import type { DataSetContent, UsedDataSet } from '../../../contract/templates/data-sets.ts';
import { locationKey, type SheetReport } from '../../../engine/index.ts';

/** A row of a list, with its number in the file if it comes from one. */
export type ListEntry = DataSetContent['location_values'][number] & { readonly line_number?: number };

/** Lists from somewhere else than the keyboard: a file, a data set. */
export interface BroughtLists extends Omit<DataSetContent, 'location_values'> {
  readonly location_values: readonly ListEntry[];
  /** Where they come from, for the note of a version. */
  readonly source: string;
  readonly data_set?: UsedDataSet;
}

/** What a sheet's rows came to, as the forms and data sets take it. */
export function listsOfReport(report: SheetReport, source: string): BroughtLists {
  const hasRowKeywords = report.has_row_keywords;
  const rows = report.is_page_per_row || hasRowKeywords ? report.rows : report.locations;
  return {
    source,
    locations: report.locations.map(({ city, state }) => `${city}, ${state}`).join('\n'),
    keywords: report.is_page_per_row && hasRowKeywords ? '' : report.keywords.join('\n'),
    location_values: rows.flatMap(({ field_values, ...row }) =>
      field_values ? [{ ...row, field_values: { ...field_values } }] : [],
    ),
  };
}

/** True if a place has several rows: each is meant to be a page. */
export function isListOfRows(entries: readonly ListEntry[]): boolean {
  return new Set(entries.map(locationKey)).size < entries.length;
}

/** For the API, which knows no line numbers. */
export const storedEntries = (entries: readonly ListEntry[]): DataSetContent['location_values'] =>
  entries.map(({ city, state, field_values, keyword }) => ({ city, state, field_values, keyword }));
