import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { largestImport, type TransferType, transferRoutes } from '../../../contract/operations/transfers.ts';
import { call, upload } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { readQuery } from '../../platform/read-query.ts';
import type { OnSent } from '../../platform/send-file.ts';
import { announce } from '../../platform/ui/announce.ts';
import { isUnderWay } from './transfer-labels.ts';

/** While something is worked on it is looked at this often, else now and then: another tab may have begun something. */
const OFTEN = 1_000;
const NOW_AND_THEN = 30_000;

export const transferQueries = {
  all: ['transfers'] as const,

  exports: () =>
    readQuery(['transfers', 'exports'], transferRoutes.listExports, {
      query: {},
      refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? OFTEN : NOW_AND_THEN),
    }),

  imports: () =>
    readQuery(['transfers', 'imports'], transferRoutes.listImports, {
      query: {},
      refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? OFTEN : NOW_AND_THEN),
    }),

  import: (id: string) =>
    readQuery(['transfers', 'import', id], transferRoutes.readImport, {
      params: { id },
      refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? OFTEN / 2 : false),
    }),
};

const lookAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: transferQueries.all });

export const transferWrites = {
  export: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (export_type: TransferType) => call(transferRoutes.startExport, { body: { export_type } }),
      meta: { failure: 'The export could not be started' },
      onSettled: () => lookAgain(client),
    }),

  upload: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ type, file, onSent }: { type: TransferType; file: File; onSent: OnSent }) => {
        if (file.size > largestImport)
          throw new ApiError('invalid', 'This file is larger than 4 GB. Import it in parts.');
        return upload(transferRoutes.upload, {
          params: undefined,
          query: { import_type: type, file_name: file.name.slice(-200) },
          file,
          onSent,
        });
      },
      meta: { quiet: true },
      onSettled: () => lookAgain(client),
    }),

  apply: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (id: string) => call(transferRoutes.applyImport, { params: { id } }),
      meta: { failure: 'The import could not be started' },
      onSettled: () => lookAgain(client),
    }),

  removeExport: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (id: string) => call(transferRoutes.removeExport, { params: { id } }),
      meta: { failure: 'The export could not be deleted' },
      onSuccess: () => announce('Export deleted'),
      onSettled: () => lookAgain(client),
    }),

  removeImport: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (id: string) => call(transferRoutes.removeImport, { params: { id } }),
      meta: { failure: 'The import could not be deleted' },
      onSuccess: () => announce('Import deleted'),
      onSettled: () => lookAgain(client),
    }),
};
