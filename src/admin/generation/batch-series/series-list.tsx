import { Button, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type BatchSeries, batchSeriesRoutes } from '../../../contract/generation/batch-series.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import { readQuery } from '../../platform/read-query.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { TextLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { BatchBadge } from '../batches/batch-badge.tsx';
import { BatchBar } from '../batches/batch-bar.tsx';
import { batchMutations } from '../batches/batch-mutations.ts';
import { batchQueries } from '../batches/batch-queries.ts';
import { awaitsApproval, batchProgress } from '../batches/batch-status.ts';
import { DeleteBatchButton } from '../batches/delete-batch.tsx';
import classes from './series-list.module.css';
import { SeriesSteps } from './series-steps.tsx';

const PER_PAGE = 25;

/** The newest series with their batches. */
export function SeriesList() {
  const list = useQuery(
    readQuery(batchSeriesRoutes.list, { query: { per_page: 5 }, refetchInterval: 5_000 }),
  );
  const series = list.data;
  if (!series) return <QueryBoundary title="Failed to fetch created batch" query={list} />;
  if (series.items.length === 0) return null;
  return (
    <Panel title="Series" isPlain>
      <Stack gap="md">
        {series.items.map((one, index) => (
          <SeriesCard key={one.id} series={one} startsOpen={index === 0} />
        ))}
      </Stack>
      {series.total > series.items.length && (
        <Text size="sm" c="dimmed">
          … and {counted(series.total - series.items.length, 'older series', 'older series')}: their batches
          are under Batches.
        </Text>
      )}
    </Panel>
  );
}

function SeriesCard({ series, startsOpen }: { series: BatchSeries; startsOpen: boolean }) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [shown, setShown] = useState(PER_PAGE);
  const batches = useQuery({
    ...batchQueries.list({ series_id: series.id, order: 'oldest', per_page: Math.min(200, shown) }),
    enabled: isOpen,
  });
  const done = series.total_completed + series.total_failed;
  const percent = series.total_planned === 0 ? 0 : Math.floor((done / series.total_planned) * 100);
  const left = series.batch_count - (batches.data?.items.length ?? 0);
  return (
    <Paper style={{ overflow: 'hidden' }}>
      <Group justify="space-between" p="md" gap="xs">
        <div>
          <Text component="h3" fw={600}>
            {series.name}
          </Text>
          <Text size="sm" c="dimmed" className="numeric">
            {counted(series.batch_count, 'batch', 'batches')} · {count(series.total_completed)} of{' '}
            {counted(series.total_planned, 'page')} · {percent}% · <Timestamp at={series.created_at} />
          </Text>
        </div>
        <Group gap="xs">
          <SeriesSteps series={series} />
          <Button size="xs" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide batches' : 'Show batches'}
          </Button>
        </Group>
        <Progress.Root size="sm" radius="xl" w="100%" aria-label={`Progress of ${series.name}`}>
          <Progress.Section value={percent} aria-label={`${percent}%`} color="var(--tone-green)" />
        </Progress.Root>
      </Group>
      {isOpen && (
        <ul>
          {batches.data?.items.map(batch => (
            <SeriesBatch key={batch.id} batch={batch} />
          ))}
        </ul>
      )}
      {isOpen && left > 0 && batches.data && shown < 200 && (
        <Button variant="subtle" fullWidth radius={0} onClick={() => setShown(Math.min(200, shown * 3))}>
          ... and {count(left)} more
        </Button>
      )}
    </Paper>
  );
}

function SeriesBatch({ batch }: { batch: Batch }) {
  const approve = useMutation(batchMutations.approve);
  const generate = useMutation(batchMutations.generate);
  const { percent } = batchProgress(batch);
  const isReady = awaitsApproval(batch);
  return (
    <li className={classes.batch}>
      <div className={classes.name}>
        <TextLink to="/admin/batches/$id" params={{ id: batch.id }} c="inherit" fw={500}>
          {batch.name}
        </TextLink>
        <Text size="sm" c="dimmed" className="numeric">
          {counted(batch.total_planned, 'page')} · {percent}%{batch.notice && ` · ${batch.notice}`}
        </Text>
        <BatchBar batch={batch} />
      </div>
      <BatchBadge batch={batch} />
      <Group gap="xs" justify="flex-end" wrap="nowrap">
        {batch.status === 'planning' && (
          <Button
            size="xs"
            disabled={!isReady}
            loading={approve.isPending}
            aria-label={`Approve ${batch.name}`}
            onClick={() => approve.mutate(batch)}
          >
            Approve
          </Button>
        )}
        {batch.status === 'approved' && (
          <Button
            size="xs"
            loading={generate.isPending}
            aria-label={`Generate ${batch.name}`}
            onClick={() => generate.mutate(batch)}
          >
            Generate
          </Button>
        )}
        <DeleteBatchButton batch={batch} />
      </Group>
    </li>
  );
}
