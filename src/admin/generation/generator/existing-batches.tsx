import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Batch } from '../../../contract/generation/batches.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { ButtonLink, TextLink } from '../../platform/ui/links.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { BatchBadge } from '../batches/batch-badge.tsx';
import { BatchPlans } from '../batches/batch-plans.tsx';
import { batchQueries } from '../batches/batch-queries.ts';
import { batchProgress } from '../batches/batch-status.ts';
import { DeleteBatchButton } from '../batches/delete-batch.tsx';
import { canGenerate } from '../batches/use-batch-selection.ts';
import classes from './existing-batches.module.css';

const SHOWN = 10;

/** The newest batches, to look into and go on with without leaving the generator. */
export function ExistingBatches() {
  const batches = useQuery(batchQueries.list({ per_page: SHOWN }));
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Paper component="section" aria-labelledby="existing-batches" style={{ overflow: 'hidden' }}>
      <Group justify="space-between" p="md" gap="xs">
        <Title order={2} id="existing-batches">
          Existing Batches
        </Title>
        <Button
          size="xs"
          leftSection={<IconRefresh size={14} aria-hidden />}
          disabled={batches.isFetching}
          onClick={() => void batches.refetch()}
        >
          Refresh
        </Button>
      </Group>
      <QueryBoundary title="The batches could not be read" query={batches} loading={120} />
      {batches.data?.items.length === 0 && (
        <Text c="dimmed" p="md">
          No batches yet.
        </Text>
      )}
      <ul>
        {batches.data?.items.map(batch => (
          <li key={batch.id} className={classes.item}>
            <BatchLine
              batch={batch}
              isOpen={open === batch.id}
              onToggle={() => setOpen(open === batch.id ? null : batch.id)}
            />
            {open === batch.id && (
              <div className={classes.plans}>
                <BatchPlans batch={batch} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {batches.data && batches.data.total > SHOWN && (
        <Text size="sm" p="md">
          <TextLink to="/admin/batches">All {count(batches.data.total)} batches</TextLink>
        </Text>
      )}
    </Paper>
  );
}

function BatchLine({ batch, isOpen, onToggle }: { batch: Batch; isOpen: boolean; onToggle: () => void }) {
  const { percent } = batchProgress(batch);
  return (
    <div className={classes.line}>
      <Stack gap={2} style={{ overflowWrap: 'anywhere' }}>
        <TextLink to="/admin/batches/$id" params={{ id: batch.id }} c="inherit" fw={500}>
          {batch.name}
        </TextLink>
        <Text size="sm" c="dimmed" className="numeric">
          {counted(batch.total_planned, 'page')} · {percent}% · <Timestamp at={batch.created_at} />
          {batch.can_resume && ' · stopped by a failure'}
        </Text>
      </Stack>
      <BatchBadge batch={batch} />
      <Group gap="xs" justify="flex-end" className="buttons">
        <Button
          size="xs"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Hide' : 'View'} Plans of ${batch.name}`}
          onClick={onToggle}
        >
          {isOpen ? 'Hide Plans' : 'View Plans'}
        </Button>
        {canGenerate(batch) && (
          <ButtonLink
            size="xs"
            to="/admin/batches/$id"
            params={{ id: batch.id }}
            aria-label={`Continue ${batch.name}`}
          >
            Continue
          </ButtonLink>
        )}
        <DeleteBatchButton batch={batch} />
      </Group>
    </div>
  );
}
