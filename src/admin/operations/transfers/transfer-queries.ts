import { largestImport, type TransferType, transferRoutes } from '../../../contract/operations/transfers.ts';
import { call, upload } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { readQuery } from '../../platform/read-query.ts';
import type { OnSent } from '../../platform/send-file.ts';
import { write } from '../../platform/write.ts';
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

export const transferWrites = {
  export: write({
    mutationFn: (export_type: TransferType) => call(transferRoutes.startExport, { body: { export_type } }),
    failure: 'The export could not be started',
    done: 'The export is being written. It appears below.',
    changes: [transferQueries.all],
  }),

  upload: write({
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
    silentFailure: true,
    changes: [transferQueries.all],
  }),

  apply: write({
    mutationFn: (id: string) => call(transferRoutes.applyImport, { params: { id } }),
    failure: 'The import could not be started',
    changes: [transferQueries.all],
  }),

  removeExport: write({
    mutationFn: (id: string) => call(transferRoutes.removeExport, { params: { id } }),
    failure: 'The export could not be deleted',
    done: 'Export deleted',
    changes: [transferQueries.all],
  }),

  removeImport: write({
    mutationFn: (id: string) => call(transferRoutes.removeImport, { params: { id } }),
    failure: 'The import could not be deleted',
    done: 'Import deleted',
    changes: [transferQueries.all],
  }),
};
