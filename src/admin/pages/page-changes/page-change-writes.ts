import type { QueryClient } from '@tanstack/react-query';
import {
  type PageChange,
  type PageChangeInput,
  pageChangeRoutes,
} from '../../../contract/pages/page-changes.ts';
import { call } from '../../platform/api.ts';
import { write } from '../../platform/write.ts';
import { pageChangeQueries, rememberChange } from './page-change-queries.ts';

const failures: Partial<Record<PageChangeInput['action'], string>> = { delete: 'Error deleting pages' };

export const pageChangeWrites = {
  start: (action?: PageChangeInput['action']) =>
    write({
      mutationFn: (input: PageChangeInput) => call(pageChangeRoutes.start, { body: input }),
      failure: (action && failures[action]) ?? 'The pages could not be changed',
      remember,
    }),

  cancel: write({
    mutationFn: (id: string) => call(pageChangeRoutes.cancel, { params: { id } }),
    failure: 'The change could not be stopped',
    remember,
  }),

  undo: write({
    mutationFn: (id: string) => call(pageChangeRoutes.undo, { params: { id } }),
    failure: 'The change could not be undone',
    remember,
  }),
};

function remember(client: QueryClient, change: PageChange): void {
  rememberChange(client, change);
  void client.invalidateQueries({ queryKey: [...pageChangeQueries.all, 'latest'] });
}
