import { Accordion, List } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { backupRoutes } from '../../../contract/operations/backups.ts';
import { type DatabaseState, databaseRoutes } from '../../../contract/operations/database.ts';
import { readQuery } from '../../platform/read-query.ts';
import { counted } from '../../platform/ui/count.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { write } from '../../platform/write.ts';
import { BackupList } from './backup-list.tsx';
import { backupsQuery } from './database-queries.ts';
import { Health } from './health.tsx';
import { TableList } from './table-list.tsx';

/** The state of the database, and its backups. */
export function DatabaseScreen() {
  const state = useQuery(readQuery(databaseRoutes.read, { refetchInterval: 30_000 }));
  const backups = useQuery(backupsQuery);
  const creating = useMutation(write(backupRoutes.create, { failure: 'No backup was made' }));
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

/** The applied migrations, behind a fold: staff need them only for support. */
function Migrations({ state }: { state: DatabaseState | undefined }) {
  if (!state) return null;
  return (
    <Accordion variant="contained">
      <Accordion.Item value="migrations">
        <Accordion.Control>{counted(state.migrations.length, 'migration')} applied</Accordion.Control>
        <Accordion.Panel>
          <List size="sm" spacing={4} listStyleType="none">
            {state.migrations.map(({ name, applied_at }) => (
              <List.Item key={name}>
                <span className="mono">{name}</span> · <Timestamp at={applied_at} />
              </List.Item>
            ))}
          </List>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
