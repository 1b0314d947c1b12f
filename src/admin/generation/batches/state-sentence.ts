import type { Batch } from '../../../contract/generation/batches.ts';
import { counted } from '../../platform/ui/count.ts';
import { isStuck } from './batch-status.ts';

/** A batch's status and next step, in one or two sentences. */
export function stateSentence(batch: Batch, now: number): string {
  if (batch.is_deleting) return 'Deleting: its pages are reverted first.';
  if (batch.is_reverting) return 'Reverting: putting every page back as it was before this batch.';
  if (batch.reverted_at) return 'Reverted.';
  if (batch.status === 'planning') return planningSentence(batch);
  if (batch.status === 'approved') return 'Approved. Nothing is public until you start the generation.';
  if (batch.status === 'generating') {
    return isStuck(batch, now)
      ? 'Generating, but nothing has moved for over 15 minutes. Cancel it, or use Emergency Cleanup in the System Monitor. Finished pages stay.'
      : 'Generating. You can leave this page.';
  }
  if (batch.status === 'completed') return completedSentence(batch);
  return batch.can_resume ? 'Stopped by a failure. You can resume the rest.' : 'Cancelled.';
}

function planningSentence(batch: Batch): string {
  if (!batch.is_planned) return 'Planning: working out every address and checking which are taken.';
  if (batch.total_planned === 0) return 'Planned. Nothing to generate.';
  return 'Planned. Check the addresses below, then approve the plan.';
}

function completedSentence(batch: Batch): string {
  if (batch.total_completed === 0) {
    return batch.total_failed > 0
      ? 'Completed, but no page could be made. See the causes below.'
      : 'Completed. There was no page to make.';
  }
  const drafts = batch.page_status === 'draft' ? ' Its pages were made as drafts.' : '';
  return batch.total_failed > 0
    ? `Completed, but ${counted(batch.total_failed, 'page')} failed. See the causes below.${drafts}`
    : `Completed.${drafts}`;
}
