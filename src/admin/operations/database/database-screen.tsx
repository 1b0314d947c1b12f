import { useMutation, useQuery } from '@tanstack/react-query';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { BackupList } from './backup-list.tsx';
import { backupWrites, databaseQueries } from './database-queries.ts';
import { Health } from './health.tsx';
import { Migrations } from './migrations.tsx';
import { TableList } from './table-list.tsx';

/** The state of the database, and its backups. */
export function DatabaseScreen() {
  const state = useQuery(databaseQueries.state());
  const backups = useQuery(databaseQueries.backups());
  const creating = useMutation(backupWrites.create);
  const isBusy = backups.data?.runs.some(run => run.finished_at === null) ?? false;
  return (
    <Screen
      title="Database"
      purpose="Holds everything you made. Backups run while the site is up."
      action={
        <PrimaryButton
          disabled={!backups.data || creating.isPending || isBusy}
          onClick={() => creating.mutate()}
        >
          {creating.isPending || isBusy ? 'Working...' : 'Back up now'}
        </PrimaryButton>
      }
    >
      <BackupList />
      <QueryBoundary title="The database could not be read" query={state}>
        <Health state={state.data} />
        <TableList state={state.data} />
        <Migrations state={state.data} />
      </QueryBoundary>
    </Screen>
  );
}
