import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type SavedViewInput, savedViewRoutes } from '../../../contract/pages/saved-views.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { announce } from '../../platform/ui/announce.ts';

const key = ['saved-views'] as const;

export const savedViews = readQuery(key, savedViewRoutes.list);

export const savedViewWrites = {
  /** A new view, or one's own changed. The form shows a refusal itself. */
  save: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id, view }: { id: string | null; view: SavedViewInput }) =>
        id === null
          ? call(savedViewRoutes.create, { body: view })
          : call(savedViewRoutes.update, { params: { id }, body: view }),
      meta: { quiet: true },
      onSuccess: () => client.invalidateQueries({ queryKey: key }),
    }),

  remove: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (id: string) => call(savedViewRoutes.remove, { params: { id } }),
      meta: { failure: 'The view could not be deleted' },
      onSuccess: () => announce('View deleted'),
      onSettled: () => client.invalidateQueries({ queryKey: key }),
    }),
};
