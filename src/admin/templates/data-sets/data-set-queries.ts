import type { z } from 'zod';
import { type DataSetContent, dataSetRoutes } from '../../../contract/templates/data-sets.ts';
import { call } from '../../platform/api.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import { write } from '../../platform/write.ts';

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

export interface Keeping extends DataSetContent {
  readonly note: string;
}

export const dataSetWrites = {
  create: write({
    mutationFn: (body: Keeping & { name: string }) => call(dataSetRoutes.create, { body }),
    silentFailure: true,
    changes: [dataSetQueries.all],
  }),

  save: write({
    mutationFn: ({ id, ...body }: Keeping & { id: string; based_on?: number }) =>
      call(dataSetRoutes.save, { params: { id }, body }),
    silentFailure: true,
    changes: [dataSetQueries.all],
  }),

  rename: write({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(dataSetRoutes.rename, { params: { id }, body: { name } }),
    done: (_set, { name }) => `Renamed to “${name}”`,
    silentFailure: true,
    changes: [dataSetQueries.all],
  }),

  restore: write({
    mutationFn: ({ id, number }: { id: string; number: number }) =>
      call(dataSetRoutes.restore, { params: { id, n: number } }),
    failure: 'The version could not be restored',
    done: (restored, { number }) => `Version ${number} is version ${restored.version} now`,
    changes: [dataSetQueries.all],
  }),

  remove: write({
    mutationFn: ({ id }: { id: string }) => call(dataSetRoutes.remove, { params: { id } }),
    failure: 'The data set could not be deleted',
    // Not the set itself: its screen would say that it is missing before it is left.
    changes: [['data-sets', 'list']],
  }),

  /** Fetches the lists of a data set for a form, on demand because they can be long. */
  fetch: write({
    mutationFn: ({ id, version }: { id: string; version?: number }) =>
      call(dataSetRoutes.content, { params: { id }, query: { version } }),
    failure: 'The data set could not be read',
  }),
};
