import { type PageMove, pageMoveSchema } from '../../../contract/pages/page-moves.ts';
import { presentAs } from '../../platform/present-as.ts';
import type { MoveTable } from './queries.ts';

/** The only place that converts a move's row to an answer. */
export function presentMove(row: MoveTable): PageMove {
  const status = row.status as PageMove['status']; // the database checks it
  return presentAs(pageMoveSchema, {
    ...row,
    status,
    // What an undoing did is done again by moving again.
    can_undo: status !== 'moving' && row.moved_pages > 0 && row.undoes === null && !row.is_undone,
  });
}
