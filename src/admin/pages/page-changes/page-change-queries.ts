import type { QueryClient } from '@tanstack/react-query';
import { type PageChange, pageChangeRoutes } from '../../../contract/pages/page-changes.ts';
import { readQuery } from '../../platform/read-query.ts';

/** Others change pages as well (ms). */
const POLL = 30_000;

export const pageChangeQueries = {
  all: ['page-changes'] as const,

  latest: (per_page: number) =>
    readQuery(['page-changes', 'latest', per_page], pageChangeRoutes.list, {
      query: { per_page },
      refetchInterval: POLL,
    }),

  /** The last changes of a batch: reverts and updates. */
  ofBatch: (batch_id: string) =>
    readQuery(['page-changes', 'latest', 'of-batch', batch_id], pageChangeRoutes.list, {
      query: { batch_id, per_page: 20 },
    }),

  /** The last renaming, also one of which only the addresses are checked. */
  lastRenaming: () =>
    readQuery(['page-changes', 'latest', 'renaming'], pageChangeRoutes.list, {
      query: { action: 'rename', per_page: 1 },
    }),

  one: (id: string) => readQuery(['page-changes', 'one', id], pageChangeRoutes.read, { params: { id } }),
};

/** True while the job of a change runs. */
export const isUnderWay = ({ status }: Pick<PageChange, 'status'>) =>
  status === 'checking' || status === 'running';

/** Stores a change from a call or an event; once it has ended, pages are read again. */
export function rememberChange(client: QueryClient, change: PageChange): void {
  const known = client.getQueryData(pageChangeQueries.one(change.id).queryKey);
  if (known && known.updated_at > change.updated_at) return;
  client.setQueryData(pageChangeQueries.one(change.id).queryKey, change);
  if (!isUnderWay(change)) readPagesAgain(client);
}

/** After a change has ended, everything that shows pages is read again. */
export function readPagesAgain(client: QueryClient): void {
  for (const key of [
    'pages',
    'page-reports',
    'page-moves',
    'page-renamings',
    'views',
    'redirects',
    'templates',
  ])
    void client.invalidateQueries({ queryKey: [key] });
  void client.invalidateQueries({ queryKey: ['page-changes', 'latest'] });
}
