import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { backupRoutes } from '../../../contract/operations/backups.ts';
import { databaseRoutes } from '../../../contract/operations/database.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { announce } from '../../platform/ui/announce.ts';

export const databaseQueries = {
  state: () => readQuery(['database'], databaseRoutes.read, { refetchInterval: 30_000 }),

  /** Refetched often while a backup or restore runs. */
  backups: () =>
    readQuery(['backups'], backupRoutes.list, {
      refetchInterval: ({ state }) => (state.data?.runs.some(run => run.finished_at === null) ? 700 : 30_000),
    }),
};

const lookAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: ['backups'] });

export const backupWrites = {
  create: (client: QueryClient) =>
    mutationOptions({
      mutationFn: () => call(backupRoutes.create),
      meta: { failure: 'No backup was made' },
      onSettled: () => lookAgain(client),
    }),

  verify: () =>
    mutationOptions({
      mutationFn: (name: string) => call(backupRoutes.verify, { params: { name } }),
      meta: { failure: 'The backup could not be checked' },
    }),

  restore: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (input: { name: string; confirm_name: string }) =>
        call(backupRoutes.restore, {
          params: { name: input.name },
          body: { confirm_name: input.confirm_name },
        }),
      meta: { quiet: true },
      onSuccess: () => lookAgain(client),
    }),

  remove: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (name: string) => call(backupRoutes.remove, { params: { name } }),
      meta: { failure: 'The backup could not be deleted' },
      onSuccess: () => announce('Backup deleted'),
      onSettled: () => lookAgain(client),
    }),
};
