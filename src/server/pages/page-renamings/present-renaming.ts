import { type PageRenaming, pageRenamingSchema } from '../../../contract/pages/page-renamings.ts';
import { presentAs } from '../../platform/present-as.ts';
import { readStoredFilter } from '../pages/read-stored-filter.ts';
import type { RenamingTable } from './queries.ts';

export function presentRenaming(row: RenamingTable): PageRenaming {
  const isOver = row.status === 'completed' || row.status === 'cancelled';
  return presentAs(pageRenamingSchema, {
    ...row,
    batch_id: row.generation_batch_id,
    filter: row.filter === null ? null : readStoredFilter(row.filter),
    status: row.status as PageRenaming['status'],
    can_undo: isOver && row.undoes === null && row.renamed_pages > 0 && !row.is_undone,
  });
}
