import type { DataSetContent, UsedDataSet } from '../../../contract/templates/data-sets.ts';
import type { SheetReport } from '../../../engine/index.ts';

/** Lists from somewhere else than the keyboard: a file, a data set. */
export interface BroughtLists extends DataSetContent {
  /** Where they come from, for the note of a version. */
  readonly source: string;
  readonly data_set?: UsedDataSet;
}

/** What a sheet's rows came to, as the forms and data sets take it. */
export function listsOfReport(report: SheetReport, source: string): BroughtLists {
  return {
    source,
    locations: report.locations.map(({ city, state }) => `${city}, ${state}`).join('\n'),
    keywords: report.keywords.join('\n'),
    location_values: report.locations.flatMap(({ city, state, field_values }) =>
      field_values ? [{ city, state, field_values: { ...field_values } }] : [],
    ),
  };
}
