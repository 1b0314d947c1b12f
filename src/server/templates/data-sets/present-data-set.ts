import { type DataSet, dataSetSchema } from '../../../contract/templates/data-sets.ts';
import { presentAs } from '../../platform/present-as.ts';
import type { DataSetTable } from './queries.ts';
import { storedColumns } from './stored-data-set.ts';

/** The only conversion of a data set for API replies. */
export function presentDataSet(row: DataSetTable): DataSet {
  return presentAs(dataSetSchema, {
    ...row,
    columns: storedColumns.parse(row.columns),
  });
}
