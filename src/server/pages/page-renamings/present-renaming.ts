import { pageFilterSchema } from '../../../contract/pages/page-filter.ts';
import type { PageRenaming } from '../../../contract/pages/page-renamings.ts';
import type { RenamingTable } from './queries.ts';

export function presentRenaming(row: RenamingTable): PageRenaming {
  const { id, template_id, url_pattern, undoes, notice } = row;
  const isOver = row.status === 'completed' || row.status === 'cancelled';
  return {
    id,
    template_id,
    batch_id: row.generation_batch_id,
    filter: row.filter === null ? null : pageFilterSchema.parse(row.filter),
    picked_pages: row.picked_pages,
    left_out_pages: row.left_out_pages,
    url_pattern,
    undoes,
    status: row.status as PageRenaming['status'],
    checked_pages: row.checked_pages,
    same_pages: row.same_pages,
    problem_count: row.problem_count,
    renamed_pages: row.renamed_pages,
    notice,
    can_undo: isOver && undoes === null && row.renamed_pages > 0 && !row.is_undone,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  };
}
