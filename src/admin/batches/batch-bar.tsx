import { Progress } from '@mantine/core';
import type { Batch } from '../../contract/batches.ts';
import { batchProgress, batchTones, isRunning } from './batch-status.ts';

/** Even the first page of a million shows: a bar is never narrower than this (%). */
const NARROWEST = 5;

/** A batch's progress as a bar in its status colour. */
export function BatchBar({ batch, size = 'sm' }: { batch: Batch; size?: 'sm' | 'lg' }) {
  const { done, of, percent } = batchProgress(batch);
  return (
    <Progress.Root size={size} radius="xl" aria-label={`Progress of ${batch.name}`}>
      <Progress.Section
        value={Math.max(percent, isRunning(batch) || done > 0 ? NARROWEST : 0)}
        color={`var(--tone-${batchTones[batch.status].tone})`}
        aria-label={`${done} of ${of} done`}
        animated={isRunning(batch)}
      />
    </Progress.Root>
  );
}
