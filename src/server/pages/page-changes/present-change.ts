import { type PageChange, pageChangeSchema } from '../../../contract/pages/page-changes.ts';
import { pageFilterSchema } from '../../../contract/pages/page-filter.ts';
import type { ChangeTable } from './queries.ts';

/** The only way a change's row becomes an answer. */
export function presentChange(row: ChangeTable): PageChange {
  const status = pageChangeSchema.shape.status.parse(row.status);
  const isKept = row.undo_until.getTime() > Date.now();
  return {
    id: row.id,
    action: pageChangeSchema.shape.action.parse(row.action),
    undoes: row.undoes,
    status,
    filter: row.filter === null ? null : pageFilterSchema.parse(row.filter),
    redirect_to: row.redirect_to,
    template: row.template_id === null ? null : { id: row.template_id, name: row.template_name ?? '' },
    total_pages: row.total_pages,
    done_pages: row.done_pages,
    changed_pages: row.changed_pages,
    unchanged_pages: row.unchanged_pages,
    missing_pages: row.missing_pages,
    notice: row.notice,
    // What an undoing did is done again by doing it again.
    can_undo:
      status !== 'running' &&
      row.changed_pages > 0 &&
      row.undoes === null &&
      !row.is_undone &&
      isKept &&
      !row.is_reverting &&
      // Pages can't be put back without the texts they were made of.
      !(row.template_id !== null && status === 'completed'),
    is_undone: row.is_undone,
    undo_until: row.undo_until.toISOString(),
    created_by: row.created_by_email,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  };
}
