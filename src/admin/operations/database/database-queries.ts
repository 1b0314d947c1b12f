import { backupRoutes } from '../../../contract/operations/backups.ts';
import { databaseRoutes } from '../../../contract/operations/database.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { write } from '../../platform/write.ts';

export const databaseQueries = {
  state: () => readQuery(['database'], databaseRoutes.read, { refetchInterval: 30_000 }),

  /** Refetched often while a backup or restore runs. */
  backups: () =>
    readQuery(['backups'], backupRoutes.list, {
      refetchInterval: ({ state }) => (state.data?.runs.some(run => run.finished_at === null) ? 700 : 30_000),
    }),
};

export const backupWrites = {
  create: write({
    mutationFn: () => call(backupRoutes.create),
    failure: 'No backup was made',
    changes: [['backups']],
  }),

  verify: write({
    mutationFn: (name: string) => call(backupRoutes.verify, { params: { name } }),
    failure: 'The backup could not be checked',
  }),

  restore: write({
    mutationFn: (input: { name: string; confirm_name: string }) =>
      call(backupRoutes.restore, {
        params: { name: input.name },
        body: { confirm_name: input.confirm_name },
      }),
    done: 'The restore is under way',
    silentFailure: true,
    changes: [['backups']],
  }),

  remove: write({
    mutationFn: (name: string) => call(backupRoutes.remove, { params: { name } }),
    failure: 'The backup could not be deleted',
    done: 'Backup deleted',
    changes: [['backups']],
  }),
};
