import { backupRoutes } from '../../../contract/operations/backups.ts';
import { readQuery } from '../../platform/read-query.ts';

/** Refetched often while a backup or restore runs. */
export const backupsQuery = readQuery(backupRoutes.list, {
  refetchInterval: ({ state }) => (state.data?.runs.some(run => run.finished_at === null) ? 700 : 30_000),
});
