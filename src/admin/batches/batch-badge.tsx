import type { Batch } from '../../contract/batches.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { batchTones, isRunning } from './batch-status.ts';

export function BatchBadge({ batch }: { batch: Pick<Batch, 'status' | 'is_planned' | 'is_reverting'> }) {
  return <StatusBadge {...batchTones[batch.status]} busy={isRunning(batch)} />;
}
