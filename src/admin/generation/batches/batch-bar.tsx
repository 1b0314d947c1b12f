import { Progress } from '@mantine/core';
import type { Batch } from '../../../contract/generation/batches.ts';
import { batchProgress, batchTone, isRunning } from './batch-status.ts';

/** Even the first page of a million shows: a part of a bar is never narrower than this (%). */
const NARROWEST = 5;

/** A batch's progress bar in its status color; failures are red. */
export function BatchBar({ batch, size = 'sm' }: { batch: Batch; size?: 'sm' | 'lg' }) {
  const { done, of, percent } = batchProgress(batch);
  const failed = partOf(batch.total_failed, batch.total_planned);
  const made = Math.min(
    100 - failed,
    Math.max(percent - failed, isRunning(batch) || done > batch.total_failed ? NARROWEST : 0),
  );
  return (
    <Progress.Root size={size} radius="xl" aria-label={`Progress of ${batch.name}`}>
      <Progress.Section
        value={made}
        color={`var(--tone-${batchTone(batch).tone})`}
        aria-label={`${done} of ${of} done`}
        animated={isRunning(batch)}
      />
      {failed > 0 && (
        <Progress.Section
          value={failed}
          color="var(--tone-red)"
          aria-label={`${batch.total_failed} of ${of} failed`}
        />
      )}
    </Progress.Root>
  );
}

/** In percent; all of it only where it is all. */
function partOf(part: number, whole: number): number {
  if (part === 0 || whole === 0) return 0;
  return part >= whole ? 100 : Math.min(100 - NARROWEST, Math.max(NARROWEST, (part / whole) * 100));
}
