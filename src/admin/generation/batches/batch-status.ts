import type { BatchStatus } from '../../../contract/generation/batch-filter.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { PlanStatus } from '../../../contract/generation/plans.ts';
import type { StatusBadgeProps } from '../../platform/ui/status-badge.tsx';

export const batchTones: Record<BatchStatus, StatusBadgeProps> = {
  planning: { tone: 'yellow', word: 'Planning' },
  approved: { tone: 'blue', word: 'Approved' },
  generating: { tone: 'orange', word: 'Generating' },
  completed: { tone: 'green', word: 'Completed' },
  cancelled: { tone: 'red', word: 'Cancelled' },
};

/** The status with its color; a batch being reverted shows that instead. */
export function batchTone(batch: Pick<Batch, 'status' | 'is_reverting' | 'is_deleting'>): StatusBadgeProps {
  if (batch.is_deleting) return { tone: 'orange', word: 'Deleting' };
  return batch.is_reverting ? { tone: 'orange', word: 'Reverting' } : batchTones[batch.status];
}

/** Without progress for this long (ms) a batch is stuck, as in the System Monitor. */
const stuckAfter = 15 * 60_000;

export function isStuck(batch: Pick<Batch, 'status' | 'updated_at'>, now: number): boolean {
  return batch.status === 'generating' && now - Date.parse(batch.updated_at) > stuckAfter;
}

export const planTones: Record<PlanStatus, StatusBadgeProps> = {
  planned: { tone: 'neutral', word: 'Planned' },
  generating: { tone: 'orange', word: 'Generating' },
  completed: { tone: 'green', word: 'Completed' },
  skipped: { tone: 'yellow', word: 'Skipped' },
  failed: { tone: 'red', word: 'Failed' },
};

type Progressing = Pick<
  Batch,
  | 'status'
  | 'is_planned'
  | 'combinations'
  | 'planned_through'
  | 'total_planned'
  | 'total_completed'
  | 'total_failed'
>;

/** A job is working on the batch: its figures will change by themselves. */
export function isRunning(batch: Pick<Batch, 'status' | 'is_planned'> & { is_reverting?: boolean }): boolean {
  return (
    Boolean(batch.is_reverting) ||
    batch.status === 'generating' ||
    (batch.status === 'planning' && !batch.is_planned)
  );
}

/** True if the plan is ready to be reviewed and approved. */
export function awaitsApproval(batch: Pick<Batch, 'status' | 'is_planned' | 'total_planned'>): boolean {
  return batch.status === 'planning' && batch.is_planned && batch.total_planned > 0;
}

/** It is generated, or was cancelled: nothing more happens to it by itself. */
export function isFinished({ status }: Pick<Batch, 'status'>): boolean {
  return status === 'completed' || status === 'cancelled';
}

/** Progress: combinations checked while planning, pages generated afterwards. */
export function batchProgress(batch: Progressing): { done: number; of: number; percent: number } {
  const isLooking = batch.status === 'planning' && !batch.is_planned;
  const done = isLooking ? batch.planned_through : batch.total_completed + batch.total_failed;
  const of = isLooking ? batch.combinations : batch.total_planned;
  return { done, of, percent: of === 0 ? 0 : Math.min(100, Math.floor((done / of) * 100)) };
}
