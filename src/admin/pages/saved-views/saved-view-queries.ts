import { type SavedViewInput, savedViewRoutes } from '../../../contract/pages/saved-views.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { write } from '../../platform/write.ts';

const key = ['saved-views'] as const;

export const savedViews = readQuery(key, savedViewRoutes.list);

export const savedViewWrites = {
  /** A new view, or one's own changed. The form shows a refusal itself. */
  save: write({
    mutationFn: ({ id, view }: { id: string | null; view: SavedViewInput }) =>
      id === null
        ? call(savedViewRoutes.create, { body: view })
        : call(savedViewRoutes.update, { params: { id }, body: view }),
    done: view => `View “${view.name}” saved`,
    silentFailure: true,
    changes: [key],
  }),

  remove: write({
    mutationFn: (id: string) => call(savedViewRoutes.remove, { params: { id } }),
    failure: 'The view could not be deleted',
    done: 'View deleted',
    changes: [key],
  }),
};
