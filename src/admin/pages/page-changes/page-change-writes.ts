import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import {
  type PageChange,
  type PageChangeInput,
  pageChangeRoutes,
} from '../../../contract/pages/page-changes.ts';
import { call } from '../../platform/api.ts';
import { pageChangeQueries, rememberChange } from './page-change-queries.ts';

const failures: Partial<Record<PageChangeInput['action'], string>> = { delete: 'Error deleting pages' };

export const pageChangeWrites = {
  start: (client: QueryClient, action?: PageChangeInput['action']) =>
    mutationOptions({
      mutationFn: (input: PageChangeInput) => call(pageChangeRoutes.start, { body: input }),
      meta: { failure: (action && failures[action]) ?? 'The pages could not be changed' },
      onSuccess: change => remember(client, change),
    }),

  cancel: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (id: string) => call(pageChangeRoutes.cancel, { params: { id } }),
      meta: { failure: 'The change could not be stopped' },
      onSuccess: change => remember(client, change),
    }),

  undo: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (id: string) => call(pageChangeRoutes.undo, { params: { id } }),
      meta: { failure: 'The change could not be undone' },
      onSuccess: change => remember(client, change),
    }),
};

function remember(client: QueryClient, change: PageChange): void {
  rememberChange(client, change);
  void client.invalidateQueries({ queryKey: [...pageChangeQueries.all, 'latest'] });
}
