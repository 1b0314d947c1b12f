import type { DataSet } from '../../../contract/templates/data-sets.ts';
import { counted } from '../../platform/ui/count.ts';

/** "38 places, 5 keywords, values: phone, crew" */
export function contentLabel({
  location_count,
  keyword_count,
  columns,
  row_count = location_count,
}: Pick<DataSet, 'location_count' | 'keyword_count' | 'columns'> & {
  /** The rows of a list whose rows are pages. */
  row_count?: number;
}): string {
  const places = counted(location_count, 'place');
  return [
    ...(location_count > 0
      ? [row_count > location_count ? `${counted(row_count, 'row')} of ${places}` : places]
      : []),
    ...(keyword_count > 0 ? [counted(keyword_count, 'keyword')] : []),
    ...(columns.length > 0 ? [`values: ${columns.join(', ')}`] : []),
  ].join(', ');
}
