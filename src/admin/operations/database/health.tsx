import { Alert, SimpleGrid, Skeleton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { DatabaseState } from '../../../contract/operations/database.ts';
import { count } from '../../platform/ui/count.ts';
import { Figure } from '../../platform/ui/figure.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { byteLabel } from './byte-labels.ts';

/** The health of the database, with advice for problems. */
export function Health({ state }: { state: DatabaseState | undefined }) {
  return (
    <Panel
      title="Health"
      help={
        state
          ? `PostgreSQL ${state.version}, ${state.server === 'embedded' ? 'the one that comes with the program' : 'a server of your own'}.`
          : 'Asking the database…'
      }
      aside={
        state && (
          <StatusBadge
            tone={state.issues.length === 0 ? 'green' : 'yellow'}
            word={state.issues.length === 0 ? 'Healthy' : 'Needs attention'}
          />
        )
      }
    >
      {state?.issues.map(({ message, advice }) => (
        <Alert key={message} color="yellow" icon={<IconAlertTriangle aria-hidden />} title={message}>
          {advice}
        </Alert>
      ))}
      {state ? (
        <SimpleGrid component="dl" cols={{ base: 2, sm: 3, lg: 6 }} spacing="lg">
          {figuresOf(state).map(figure => (
            <Figure key={figure.name} {...figure} />
          ))}
        </SimpleGrid>
      ) : (
        <Skeleton height={72} radius="md" />
      )}
    </Panel>
  );
}

function figuresOf({ bytes, health }: DatabaseState) {
  const { connections, most_connections, waiting_for_locks, oldest_transaction_seconds } = health;
  return [
    { name: 'Size', value: byteLabel(bytes), note: 'on its disk' },
    {
      name: 'Disk free',
      value: health.disk_free_bytes === null ? 'Not known' : byteLabel(health.disk_free_bytes),
      note: 'where DATA_DIR is',
    },
    { name: 'Connections', value: count(connections), note: `of ${count(most_connections)}` },
    { name: 'Waiting for locks', value: count(waiting_for_locks) },
    {
      name: 'Oldest transaction',
      value: oldest_transaction_seconds === null ? 'None' : `${count(oldest_transaction_seconds)} s`,
    },
    {
      name: 'Dead rows',
      value: count(health.dead_rows),
      note: 'deleted automatically',
    },
  ];
}
