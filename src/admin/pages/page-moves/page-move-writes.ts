import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type PageConflicts, pageMoveRoutes } from '../../../contract/pages/page-moves.ts';
import { pageRoutes } from '../../../contract/pages/pages.ts';
import { call } from '../../platform/api.ts';
import { pageQueries } from '../pages/page-queries.ts';
import { pageMoveQueries } from './page-move-queries.ts';

type Choice = 'mine' | 'theirs';

export const pageMoveWrites = {
  start: (client: QueryClient, id: string) =>
    mutationOptions({
      mutationFn: () => call(pageMoveRoutes.start, { params: { id }, body: {} }),
      meta: { failure: 'The pages could not be moved' },
      onSettled: () => refresh(client),
    }),

  updateBatch: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (id: string) => call(pageMoveRoutes.updateBatch, { params: { id } }),
      meta: { failure: 'The batch could not be updated' },
      onSettled: () => refresh(client),
    }),

  cancel: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (id: string) => call(pageMoveRoutes.cancel, { params: { id } }),
      meta: { failure: 'The move could not be stopped' },
      onSettled: () => refresh(client),
    }),

  undo: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (id: string) => call(pageMoveRoutes.undo, { params: { id } }),
      meta: { failure: 'The move could not be undone' },
      onSettled: () => refresh(client),
    }),

  resolveAll: (client: QueryClient, id: string) =>
    mutationOptions({
      mutationFn: (choice: Choice) => call(pageMoveRoutes.resolve, { params: { id }, body: { choice } }),
      meta: { failure: 'The conflicts could not be resolved' },
      onSettled: () => refresh(client),
    }),

  /** Answers one conflict of one page. */
  resolve: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ page, place, choice }: { page: PageConflicts; place: number; choice: Choice }) => {
        const conflict = page.conflicts[place];
        const at = conflict ? { section_id: conflict.section_id, path: conflict.path } : null;
        return call(pageRoutes.update, {
          params: { id: page.page_id },
          body: {
            overrides: {
              revision: page.revision,
              ...(at && choice === 'theirs' ? { remove: [at] } : {}),
              ...(at && conflict && choice === 'mine' ? { set: [{ ...at, text: conflict.mine }] } : {}),
            },
          },
        });
      },
      meta: { failure: 'The conflict could not be resolved' },
      onSettled: () => refresh(client),
    }),
};

async function refresh(client: QueryClient) {
  await Promise.all([
    client.invalidateQueries({ queryKey: pageMoveQueries.all }),
    client.invalidateQueries({ queryKey: pageQueries.all }),
  ]);
}
