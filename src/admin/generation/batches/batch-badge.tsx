import type { Batch } from '../../../contract/generation/batches.ts';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { batchTone, isRunning } from './batch-status.ts';

export function BatchBadge({
  batch,
}: {
  batch: Pick<Batch, 'status' | 'is_planned' | 'is_reverting' | 'is_deleting'>;
}) {
  return <StatusBadge {...batchTone(batch)} busy={isRunning(batch)} />;
}
