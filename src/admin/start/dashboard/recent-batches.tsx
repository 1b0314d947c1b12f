import { Paper, Skeleton, Stack, Text } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import type { Batch } from '../../../contract/generation/batches.ts';
import { BatchBadge } from '../../generation/batches/batch-badge.tsx';
import { BatchBar } from '../../generation/batches/batch-bar.tsx';
import { batchProgress, isRunning } from '../../generation/batches/batch-status.ts';
import { count } from '../../platform/ui/count.ts';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { TextLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import classes from './recent-batches.module.css';

const SHOWN = 5;

/** The latest batches, those at work first, with live progress. */
export function RecentBatches({ batches }: { batches: readonly Batch[] | undefined }) {
  return (
    <Panel
      title="Batches"
      aside={
        <TextLink to="/admin/batches" size="sm">
          All batches
        </TextLink>
      }
      isPlain
    >
      <Paper>
        {batches?.length === 0 ? (
          <EmptyState
            icon={IconStack2}
            title="No batches yet"
            why="A batch is one run of the generator: plan, approval and pages."
          />
        ) : (
          <ul>
            {batches
              ? latest(batches).map(batch => <BatchLine key={batch.id} batch={batch} />)
              : [1, 2, 3].map(place => (
                  <li key={place} className={classes.line}>
                    <Skeleton height={14} width="50%" my={4} />
                  </li>
                ))}
          </ul>
        )}
      </Paper>
    </Panel>
  );
}

function BatchLine({ batch }: { batch: Batch }) {
  const { done, of, percent } = batchProgress(batch);
  return (
    <li className={classes.line}>
      <Stack gap={0} miw={0}>
        <TextLink to="/admin/batches/$id" params={{ id: batch.id }} c="inherit" fw={500} truncate>
          {batch.name}
        </TextLink>
        <Text span size="xs" c="dimmed">
          <Timestamp at={batch.created_at} />
        </Text>
      </Stack>
      <BatchBadge batch={batch} />
      <div className={classes.progress}>
        <BatchBar batch={batch} />
        <Text span size="xs" c="dimmed" className="numeric">
          {isRunning(batch) ? `${percent}% · ` : ''}
          {count(done)} of {count(of)}
        </Text>
      </div>
    </li>
  );
}

function latest(batches: readonly Batch[]): Batch[] {
  const running = batches.filter(isRunning);
  const others = batches.filter(batch => !isRunning(batch));
  return [...running, ...others].slice(0, Math.max(SHOWN, running.length));
}
