import { Code, Group } from '@mantine/core';
import { IconMoodSearch } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type Batch, batchRoutes } from '../../../contract/generation/batches.ts';
import { ApiError } from '../../platform/api-error.ts';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { LoadError } from '../../platform/ui/load-error.tsx';
import { Opening } from '../../platform/ui/opening.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { Timestamp } from '../../platform/ui/when.tsx';
import { useServerEvents } from '../../platform/use-server-events.ts';
import { LikenessCard } from '../likeness/likeness-card.tsx';
import { likenessQueries } from '../likeness/likeness-queries.ts';
import { ScheduleCard } from '../publishing-schedules/schedule-card.tsx';
import { BatchActions } from './batch-actions.tsx';
import { BatchBadge } from './batch-badge.tsx';
import { BatchOutcome } from './batch-outcome.tsx';
import { BatchPlans } from './batch-plans.tsx';
import { BatchProgressCard } from './batch-progress-card.tsx';
import { batchQueries } from './batch-queries.ts';
import { BatchSources } from './batch-sources.tsx';
import { BatchVersionCard } from './batch-version-card.tsx';
import { rememberBatch } from './batch-writes.ts';
import { PlanCausesCard } from './plan-causes-card.tsx';

const route = getRouteApi('/admin/batches/$id');

export function BatchScreen() {
  const { id } = route.useParams();
  const batch = useQuery(batchQueries.one(id));
  if (batch.data) return <OpenBatch batch={batch.data} />;
  if (batch.isPending) return <Opening />;
  if (batch.error instanceof ApiError && ['not-found', 'invalid'].includes(batch.error.kind))
    return <BatchMissing />;
  return (
    <Screen
      title="Batch"
      purpose="One run of the generator."
      back={{ to: '/admin/batches', label: 'Batches' }}
    >
      <LoadError title="The batch could not be read" query={batch} />
    </Screen>
  );
}

function OpenBatch({ batch }: { batch: Batch }) {
  const client = useQueryClient();
  const connection = useServerEvents({
    route: batchRoutes.events,
    params: { id: batch.id },
    event: 'batch',
    onMessage: latest => rememberBatch(client, latest),
    enabled: batch.is_reverting || (batch.status !== 'completed' && batch.status !== 'cancelled'),
  });
  const likeness = useQuery({
    ...likenessQueries.one(batch.id),
    enabled: batch.status === 'planning' && batch.is_planned,
  }).data;
  // What keeps a batch from approval comes before its addresses.
  const isHeldBack = batch.status === 'planning' && likeness?.verdict === 'too-alike';
  const likenessCard = <LikenessCard key="likeness" batch={batch} />;
  const plans = <BatchPlans key="plans" batch={batch} />;
  return (
    <Screen
      title={batch.name}
      aside={<BatchBadge batch={batch} />}
      purpose={
        <>
          {batch.template_name ?? 'Deleted template'} · <Code>{batch.url_pattern}</Code> ·{' '}
          <Timestamp at={batch.created_at} />
        </>
      }
      back={{ to: '/admin/batches', label: 'Batches' }}
      action={<BatchActions batch={batch} />}
    >
      <BatchSources batch={batch} />
      <BatchProgressCard batch={batch} isLost={connection === 'lost'} />
      <BatchOutcome batch={batch} />
      <ScheduleCard batch={batch} />
      <PlanCausesCard batch={batch} />
      {isHeldBack ? [likenessCard, plans] : [plans, likenessCard]}
      <BatchVersionCard batch={batch} />
    </Screen>
  );
}

function BatchMissing() {
  return (
    <Screen
      title="Batch not found"
      purpose="It was deleted, or the address is wrong."
      back={{ to: '/admin/batches', label: 'Batches' }}
    >
      <EmptyState
        icon={IconMoodSearch}
        title="Batch not found"
        why="Pages that a deleted batch made are still there: look under Manage Pages."
        step={
          <Group gap="xs" justify="center">
            <ButtonLink to="/admin/batches">All batches</ButtonLink>
            <ButtonLink to="/admin/pages">Manage Pages</ButtonLink>
          </Group>
        }
      />
    </Screen>
  );
}
