import type { DataSet } from '../../../contract/templates/data-sets.ts';
import type { DataSetTable } from './queries.ts';
import { storedColumns } from './stored-data-set.ts';

/** The only conversion of a data set for API replies. */
export function presentDataSet(row: DataSetTable): DataSet {
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    location_count: row.location_count,
    keyword_count: row.keyword_count,
    columns: storedColumns.parse(row.columns),
    batch_count: row.batch_count,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
