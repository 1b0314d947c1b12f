import { Alert, Button, Code, Group, Text } from '@mantine/core';
import { IconMap } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type Batch, batchRoutes } from '../../../contract/generation/batches.ts';
import { readQuery } from '../../platform/read-query.ts';
import { counted } from '../../platform/ui/count.ts';
import { ButtonLink, TextLink } from '../../platform/ui/links.tsx';
import { RecordScreen } from '../../platform/ui/record-screen.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { useServerEvents } from '../../platform/use-server-events.ts';
import { DecisionRecord } from '../checks/decision-record.tsx';
import { PlaceNamesCard } from '../checks/place-names-card.tsx';
import { LikenessCard } from '../likeness/likeness-card.tsx';
import { OutlookNotice } from '../likeness/outlook-notice.tsx';
import { ScheduleCard } from '../publishing-schedules/schedule-card.tsx';
import { SubstanceCard } from '../substance/substance-card.tsx';
import { BatchActions } from './batch-actions.tsx';
import { BatchBadge } from './batch-badge.tsx';
import { batchMutations, rememberBatch } from './batch-mutations.ts';
import { BatchOutcome } from './batch-outcome.tsx';
import { BatchPlans } from './batch-plans.tsx';
import { BatchVerdict, PlanSummary } from './batch-progress-card.tsx';
import { awaitsApproval, isFinished } from './batch-status.ts';
import { BatchVersionCard } from './batch-version-card.tsx';
import { FailureReasonsCard } from './failure-reasons-card.tsx';

const route = getRouteApi('/admin/batches/$id');

export function BatchScreen() {
  const { id } = route.useParams();
  return (
    <RecordScreen
      query={useQuery(readQuery(batchRoutes.read, { params: { id } }))}
      noun="Batch"
      purpose="One run of the generator."
      back={{ to: '/admin/batches', label: 'Batches' }}
      missing="Pages that a deleted batch made are still there: look under Manage Pages."
      steps={
        <Group gap="xs" justify="center">
          <ButtonLink to="/admin/batches">All batches</ButtonLink>
          <ButtonLink to="/admin/pages">Manage Pages</ButtonLink>
        </Group>
      }
    >
      {batch => <OpenBatch key={batch.id} batch={batch} />}
    </RecordScreen>
  );
}

function OpenBatch({ batch }: { batch: Batch }) {
  const client = useQueryClient();
  const connection = useServerEvents({
    route: batchRoutes.events,
    params: { id: batch.id },
    event: 'batch',
    onMessage: latest => rememberBatch(client, latest),
    enabled: batch.is_reverting || batch.reverted_at !== null || !isFinished(batch), // A revert may be undone.
  });
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
      <BatchVerdict batch={batch} isLost={connection === 'lost'} />
      <OutlookNotice batch={batch} />
      <CountyPagesNotice batch={batch} />
      <BatchOutcome batch={batch} />
      <ScheduleCard batch={batch} />
      <FailureReasonsCard batch={batch} />
      <DecisionRecord batch={batch} />
      <PlaceNamesCard batch={batch} />
      <BatchPlans batch={batch} />
      <PlanSummary batch={batch} />
      <SubstanceCard batch={batch} />
      <LikenessCard batch={batch} />
      <BatchVersionCard batch={batch} />
    </Screen>
  );
}

/** The data sets a batch's lists came from, and which version of each it was. */
function BatchSources({ batch }: { batch: Batch }) {
  if (batch.data_sets.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      From{' '}
      {batch.data_sets.map(({ id, name, version }, index) => (
        <span key={`${id} ${version}`}>
          {index > 0 && ', '}
          <TextLink to="/admin/data-sets/$id" params={{ id }} search={{ version }} underline="always">
            {name}
          </TextLink>{' '}
          (version {version})
        </span>
      ))}
    </Text>
  );
}

const namedCounties = 5;

/** Pages of counties that tell thin pages instead, and the way back while nothing is approved. */
function CountyPagesNotice({ batch }: { batch: Batch }) {
  const remove = useMutation(batchMutations.removeCountyPages);
  const { county_pages: told } = batch;
  if (told === null) return null;
  const more = told.counties.length - namedCounties;
  const names = `${told.counties.slice(0, namedCounties).join('; ')}${more > 0 ? ` and ${more} more` : ''}`;
  return (
    <Alert
      color="gray"
      icon={<IconMap aria-hidden />}
      title={`${counted(told.pages, 'page')} of counties`}
      styles={{
        root: { borderColor: 'var(--tone-blue)' },
        icon: { color: 'var(--tone-blue)' },
        body: { minWidth: 0 },
      }}
    >
      <Text size="sm">
        {names}: for {counted(told.pages_left_out, 'page')} of {counted(told.towns_left_out, 'town')} with too
        little to say alone.
      </Text>
      {awaitsApproval(batch) && (
        <Button
          mt="sm"
          loading={remove.isPending}
          onClick={() => remove.mutate({ params: { id: batch.id } })}
        >
          Put the towns back
        </Button>
      )}
    </Alert>
  );
}
