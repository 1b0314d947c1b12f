import { AppError } from '../../platform/errors.ts';

export function stillRestored(): AppError {
  return new AppError('conflict', 'Pages of the batch are being put back. Wait until that is done.', {
    reason: 'batch-restored',
  });
}

export function stillReverting(): AppError {
  return new AppError('conflict', 'Batch is being reverted. Wait until that is done.', {
    reason: 'batch-reverting',
  });
}

/** No job of the batch will make more pages. */
export function isGenerated(batch: {
  readonly status: string;
  readonly failed_while: string | null;
}): boolean {
  return batch.status === 'completed' || (batch.status === 'cancelled' && !batch.failed_while);
}

/** The template of an idle batch may be deleted. The batch can't continue then. */
export function requireTemplate(batch: { readonly template_id: string | null }): void {
  if (batch.template_id) return;
  throw new AppError('conflict', 'Batch has no associated template', { reason: 'template-missing' });
}
