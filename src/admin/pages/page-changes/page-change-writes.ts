import type { QueryClient } from '@tanstack/react-query';
import {
  type PageAction,
  type PageChange,
  type PageChangeInput,
  pageChangeRoutes,
} from '../../../contract/pages/page-changes.ts';
import { call } from '../../platform/api.ts';
import { write } from '../../platform/write.ts';
import { pageChangeQueries, rememberChange } from './page-change-queries.ts';

/** A change of these pages. Where their addresses lead is of those that go offline. */
export function pageChange(
  action: PageAction,
  pages: Pick<PageChangeInput, 'ids' | 'filter' | 'except_ids'>,
  redirect_to?: string,
): PageChangeInput {
  return { id: crypto.randomUUID(), action, ...pages, redirect_to };
}

export const pageChangeWrites = {
  start: write({
    mutationFn: (body: PageChangeInput) => call(pageChangeRoutes.start, { body }),
    failure: 'The pages could not be changed',
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
  void client.invalidateQueries({ queryKey: ['page-renamings'] });
}
