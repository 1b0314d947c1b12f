import { type PageChange, pageChangeSchema } from '../../../contract/pages/page-changes.ts';
import { presentAs } from '../../platform/present-as.ts';
import { readStoredFilter } from '../pages/read-stored-filter.ts';
import type { ChangeTable } from './queries.ts';

/** The only place that converts a change's row to an answer. */
export function presentChange(row: ChangeTable): PageChange {
  const status = pageChangeSchema.shape.status.parse(row.status);
  const isKept = row.undo_until.getTime() > Date.now();
  return presentAs(pageChangeSchema, {
    ...row,
    action: pageChangeSchema.shape.action.parse(row.action),
    status,
    filter: row.filter === null ? null : readStoredFilter(row.filter),
    template: row.template_id === null ? null : { id: row.template_id, name: row.template_name ?? '' },
    // What an undoing did is done again by doing it again.
    can_undo:
      (status === 'completed' || status === 'cancelled') &&
      row.changed_pages > 0 &&
      row.undoes === null &&
      !row.is_undone &&
      isKept &&
      !row.is_reverting &&
      // Pages can't be put back without the texts they were made of.
      !(row.template_id !== null && status === 'completed'),
    created_by: row.created_by_email,
  });
}
