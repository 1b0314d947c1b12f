import type { QueryClient } from '@tanstack/react-query';
import {
  type PageAction,
  type PageChange,
  type PageChangeInput,
  pageChangeRoutes,
} from '../../../contract/pages/page-changes.ts';
import { keyOf, readAgain } from '../../platform/route-key.ts';
import { write } from '../../platform/write.ts';

/** A change of these pages. Where their addresses lead is of those that go offline. */
export function pageChange(
  action: PageAction,
  pages: Pick<PageChangeInput, 'ids' | 'filter' | 'except_ids'>,
  redirect_to?: string,
): PageChangeInput {
  return { id: crypto.randomUUID(), action, ...pages, redirect_to };
}

export const pageChangeMutations = {
  start: write(pageChangeRoutes.start, {
    failure: 'The pages could not be changed',
    remember: rememberAnswer,
    changes: [],
  }),

  cancel: write(pageChangeRoutes.cancel, {
    failure: 'The change could not be stopped',
    remember: rememberAnswer,
    changes: [],
  }),

  undo: write(pageChangeRoutes.undo, {
    failure: 'The change could not be undone',
    remember: rememberAnswer,
    changes: [],
  }),
};

/** True while the job of a change runs. */
export const isUnderWay = ({ status }: Pick<PageChange, 'status'>) =>
  status === 'checking' || status === 'running';

/** Stores the answer of a call, after which the change is in the list. */
export function rememberAnswer(client: QueryClient, change: PageChange): void {
  rememberChange(client, change);
  void client.invalidateQueries({ queryKey: keyOf(pageChangeRoutes.list) });
}

/** Stores a change from a call or an event; once it has ended, pages are read again. */
export function rememberChange(client: QueryClient, change: PageChange): void {
  const queryKey = keyOf(pageChangeRoutes.read, { params: { id: change.id } });
  const known = client.getQueryData(queryKey);
  if (known && known.updated_at > change.updated_at) return;
  client.setQueryData(queryKey, change);
  if (!isUnderWay(change)) readPagesAgain(client);
}

/** After a change has ended, everything that shows pages is read again. */
export function readPagesAgain(client: QueryClient): void {
  const nouns = ['pages', 'page-reports', 'page-moves', 'page-renamings', 'views', 'redirects', 'templates'];
  void readAgain(client, [...nouns.map(noun => [noun]), keyOf(pageChangeRoutes.list)]);
}
