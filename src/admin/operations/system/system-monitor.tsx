import { Alert, Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SystemState, systemRoutes } from '../../../contract/operations/system.ts';
import { BatchBadge } from '../../generation/batches/batch-badge.tsx';
import { batchKeys } from '../../generation/batches/batch-queries.ts';
import { readQuery } from '../../platform/read-query.ts';
import { keyOf } from '../../platform/route-key.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { count, counted } from '../../platform/ui/count.ts';
import { Figure } from '../../platform/ui/figure.tsx';
import { TextLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { write } from '../../platform/write.ts';

const REFRESH = 30_000;

/** How generation is doing, and the two ways to tidy it. Looks again every 30 seconds. */
export function SystemMonitor() {
  const system = useQuery(readQuery(systemRoutes.read, { refetchInterval: REFRESH }));
  return (
    <Panel
      title="System Monitor"
      aside={
        <Group gap="sm">
          {system.data && (
            <StatusBadge
              tone={system.data.is_healthy ? 'green' : 'yellow'}
              word={system.data.is_healthy ? 'Healthy' : 'Needs attention'}
            />
          )}
          <Button
            size="xs"
            leftSection={<IconRefresh size={14} aria-hidden />}
            disabled={system.isFetching}
            onClick={() => void system.refetch()}
          >
            Refresh
          </Button>
        </Group>
      }
    >
      <QueryBoundary title="The system state could not be read" query={system} loading={120} />
      {system.data && <State state={system.data} />}
    </Panel>
  );
}

function State({ state }: { state: SystemState }) {
  const { counts, issues, active_batches } = state;
  return (
    <>
      {issues.map(issue => (
        <Alert
          key={issue.message}
          color="yellow"
          icon={<IconAlertTriangle aria-hidden />}
          title={issue.message}
        >
          {issue.advice}
        </Alert>
      ))}
      <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} spacing="md">
        <Figure name="Total batches" value={count(counts.total)} />
        <Figure name="Active" value={count(counts.active)} />
        <Figure name="Completed" value={count(counts.completed)} />
        <Figure name="Cancelled" value={count(counts.cancelled)} />
      </SimpleGrid>
      <Tidying counts={counts} />
      <div>
        <Title order={3} mb="xs">
          Active batches
        </Title>
        {active_batches.length === 0 ? (
          <Text c="dimmed" size="sm">
            No batch is being planned, approved or generated.
          </Text>
        ) : (
          <Stack component="ul" gap="xs">
            {active_batches.map(batch => (
              <Group component="li" key={batch.id} justify="space-between" style={{ gap: '2px 0.75rem' }}>
                <TextLink
                  to="/admin/batches/$id"
                  params={{ id: batch.id }}
                  style={{ overflowWrap: 'anywhere' }}
                >
                  {batch.name}
                </TextLink>
                <Group gap="sm">
                  <BatchBadge batch={batch} />
                  <Text size="sm" c="dimmed">
                    <Timestamp at={batch.updated_at} />
                  </Text>
                </Group>
              </Group>
            ))}
            {counts.active > active_batches.length && (
              <Text component="li" size="sm" c="dimmed">
                ... and {count(counts.active - active_batches.length)} more
              </Text>
            )}
          </Stack>
        )}
      </div>
      <Text size="sm" c="dimmed">
        The database answered in {count(state.response_ms)} ms. Looks again every 30 seconds.
      </Text>
    </>
  );
}

function Tidying({ counts }: { counts: SystemState['counts'] }) {
  const changes = [keyOf(systemRoutes.read), ...batchKeys];
  const cleanup = useMutation(
    write(systemRoutes.emergencyCleanup, {
      failure: 'The emergency cleanup failed',
      done: ({ cancelled }) => `${counted(cancelled, 'stuck batch', 'stuck batches')} cancelled`,
      changes,
    }),
  );
  const clean = useMutation(
    write(systemRoutes.cleanOldBatches, {
      failure: 'Old batches could not be cleaned',
      done: ({ deleted, left }) =>
        `${counted(deleted, 'old batch', 'old batches')} deleted${left > 0 ? '. There are more: clean again.' : ''}`,
      changes,
    }),
  );
  return (
    <Group gap="xs">
      {cleanup.data && cleanup.data.cancelled > 0 && (
        <Alert
          color="gray"
          role="status"
          w="100%"
          icon={<IconCheck aria-hidden />}
          title={`Emergency Cleanup cancelled ${counted(cleanup.data.cancelled, 'batch', 'batches')}`}
        >
          The pages made so far stay.{' '}
          <TextLink to="/admin/batches" search={{ status: 'cancelled' }} underline="always">
            Look at the cancelled batches
          </TextLink>
        </Alert>
      )}
      <Button
        loading={cleanup.isPending}
        disabled={counts.stuck === 0}
        onClick={() =>
          confirmLoss({
            title: 'Emergency Cleanup',
            question: `Cancel ${counted(counts.stuck, 'batch', 'batches')} that generated without an update for over 15 minutes?`,
            consequence:
              'Their plans that have not become pages are dropped. Pages made so far stay as they are.',
            action: 'Cancel them',
            onConfirm: () => cleanup.mutate(),
          })
        }
      >
        Emergency Cleanup{counts.stuck > 0 ? ` (${count(counts.stuck)})` : ''}
      </Button>
      <Button
        loading={clean.isPending}
        disabled={counts.old === 0}
        onClick={() =>
          confirmLoss({
            title: 'Clean Old Batches',
            question: `Delete ${counted(counts.old, 'batch', 'batches')} completed or cancelled more than 7 days ago, with their plans?`,
            consequence: 'The pages they made stay as they are, but can no longer be reverted.',
            action: 'Delete them',
            onConfirm: () => clean.mutate({ body: {} }),
          })
        }
      >
        Clean Old Batches (7+ days)
      </Button>
      <Text size="sm" c="dimmed">
        {counts.stuck === 0 && 'No batch is stuck. '}
        {counts.old === 0
          ? 'No batch is old enough to clean.'
          : `${counted(counts.old, 'batch is', 'batches are')} old.`}
      </Text>
    </Group>
  );
}
