import type { DataSet } from '../../../contract/templates/data-sets.ts';
import { counted } from '../../platform/ui/count.ts';

/** "38 places, 5 keywords, values: phone, crew" */
export function contentLabel({
  location_count,
  keyword_count,
  columns,
}: Pick<DataSet, 'location_count' | 'keyword_count' | 'columns'>): string {
  return [
    ...(location_count > 0 ? [counted(location_count, 'place')] : []),
    ...(keyword_count > 0 ? [counted(keyword_count, 'keyword')] : []),
    ...(columns.length > 0 ? [`values: ${columns.join(', ')}`] : []),
  ].join(', ');
}
