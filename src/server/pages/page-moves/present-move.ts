import type { PageMove } from '../../../contract/pages/page-moves.ts';
import type { MoveTable } from './queries.ts';

/** The only way a move's row becomes an answer. */
export function presentMove(row: MoveTable): PageMove {
  const status = row.status as PageMove['status']; // the database checks it
  return {
    id: row.id,
    template_id: row.template_id,
    to_version: row.to_version,
    undoes: row.undoes,
    generation_batch_id: row.generation_batch_id,
    status,
    total_pages: row.total_pages,
    moved_pages: row.moved_pages,
    conflict_count: row.conflict_count,
    notice: row.notice,
    // What an undoing did is done again by moving again.
    can_undo: status !== 'moving' && row.moved_pages > 0 && row.undoes === null && !row.is_undone,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  };
}
