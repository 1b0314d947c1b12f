import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type DataSetContent, dataSetRoutes } from '../../../contract/templates/data-sets.ts';
import { call } from '../../platform/api.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';

type ListFilter = z.input<typeof dataSetRoutes.list.query>;
type RowFilter = z.input<typeof dataSetRoutes.rows.query>;

export const dataSetQueries = {
  all: ['data-sets'] as const,

  list: (filter: ListFilter) =>
    listQuery(['data-sets', 'list', filter], dataSetRoutes.list, { query: filter }),

  one: (id: string) => readQuery(['data-sets', 'one', id], dataSetRoutes.read, { params: { id } }),

  versions: (id: string) =>
    readQuery(['data-sets', 'versions', id], dataSetRoutes.versions, { params: { id } }),

  rows: (id: string, filter: RowFilter) =>
    listQuery(['data-sets', 'rows', id, filter], dataSetRoutes.rows, { params: { id }, query: filter }),
};

const lookAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: dataSetQueries.all });

export interface Keeping extends DataSetContent {
  readonly note: string;
}

export const dataSetWrites = {
  create: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (body: Keeping & { name: string }) => call(dataSetRoutes.create, { body }),
      meta: { quiet: true },
      onSuccess: () => lookAgain(client),
    }),

  save: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id, ...body }: Keeping & { id: string; based_on?: number }) =>
        call(dataSetRoutes.save, { params: { id }, body }),
      meta: { quiet: true },
      onSettled: () => lookAgain(client),
    }),

  rename: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id, name }: { id: string; name: string }) =>
        call(dataSetRoutes.rename, { params: { id }, body: { name } }),
      meta: { quiet: true },
      onSettled: () => lookAgain(client),
    }),

  restore: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id, number }: { id: string; number: number }) =>
        call(dataSetRoutes.restore, { params: { id, n: number } }),
      meta: { failure: 'The version could not be restored' },
      onSettled: () => lookAgain(client),
    }),

  remove: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id }: { id: string }) => call(dataSetRoutes.remove, { params: { id } }),
      meta: { failure: 'The data set could not be deleted' },
      onSettled: () => lookAgain(client),
    }),

  /** Its lists, for a form; fetched on demand because they can be long. */
  fetch: () =>
    mutationOptions({
      mutationFn: ({ id, version }: { id: string; version?: number }) =>
        call(dataSetRoutes.content, { params: { id }, query: version ? { version } : {} }),
      meta: { failure: 'The data set could not be read' },
    }),
};
