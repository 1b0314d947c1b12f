import { Button, Group, List, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { FailureReason } from '../../../contract/generation/batch-reports.ts';
import { type Batch, batchRoutes } from '../../../contract/generation/batches.ts';
import { listQuery } from '../../platform/read-query.ts';
import { announce } from '../../platform/ui/announce.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { batchMutations } from './batch-mutations.ts';
import { isFinished, planTones } from './batch-status.ts';

/** Why plans have no page, by reason, and a retry of failed ones. */
export function FailureReasonsCard({ batch }: { batch: Batch }) {
  const isShown =
    batch.total_failed > 0 || (isFinished(batch) && batch.total_skipped > 0 && !batch.reverted_at);
  const reasons = useQuery(
    listQuery(batchRoutes.failureReasons, {
      params: { id: batch.id },
      asOf: [batch.status, batch.total_failed, batch.total_skipped],
      enabled: isShown,
    }),
  );
  const retry = useMutation(batchMutations.retry);
  if (!isShown) return null;
  if (!reasons.data) return <QueryBoundary title="The causes could not be read" query={reasons} />;
  if (reasons.data.failure_reasons.length === 0) return null;
  return (
    <Panel
      title="Plans without a page"
      help="Grouped by cause, with what you can do about each."
      aside={
        batch.can_retry && (
          <Button
            loading={retry.isPending}
            onClick={() =>
              retry.mutate(
                { params: { id: batch.id } },
                {
                  onSuccess: () => announce(`${counted(batch.total_failed, 'page')} on the way again`),
                },
              )
            }
          >
            Retry {counted(batch.total_failed, 'failed page')}
          </Button>
        )
      }
    >
      <Stack gap="lg" component="ul">
        {reasons.data.failure_reasons.map(reason => (
          <Reason key={`${reason.status} ${reason.message}`} reason={reason} />
        ))}
      </Stack>
    </Panel>
  );
}

function Reason({ reason }: { reason: FailureReason }) {
  const left = reason.count - reason.examples.length;
  return (
    <li>
      <Group gap="sm" align="baseline">
        <StatusBadge {...planTones[reason.status]} />
        <Text fw={500} style={{ flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
          {reason.message}
        </Text>
        <Text className="numeric">{counted(reason.count, 'plan')}</Text>
      </Group>
      <Text size="sm" mt={4}>
        {reason.advice}
      </Text>
      <List size="sm" listStyleType="none" mt={4} c="dimmed" aria-label={`Examples of: ${reason.message}`}>
        {reason.examples.map(({ slug, city, state, keyword }) => (
          <List.Item key={`${slug} ${city}`} style={{ overflowWrap: 'anywhere' }}>
            {slug ? <span className="mono">/{slug}/</span> : `${keyword} in ${city}, ${state}`}
          </List.Item>
        ))}
        {left > 0 && <List.Item>... and {count(left)} more</List.Item>}
      </List>
    </li>
  );
}
