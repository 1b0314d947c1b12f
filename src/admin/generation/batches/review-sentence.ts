import type { Batch } from '../../../contract/generation/batches.ts';
import type { Blocker } from '../../../contract/generation/checks.ts';
import type { Likeness } from '../../../contract/generation/likeness.ts';
import { count, counted } from '../../platform/ui/count.ts';

type Planned = Pick<
  Batch,
  'total_planned' | 'total_skipped' | 'total_duplicates' | 'update_existing' | 'page_status'
>;
type Forecast = Pick<Likeness, 'state' | 'progress' | 'verdict'>;

/** What approving and generating a planned batch brings, and what keeps it from approval, in one line. */
export function reviewSentence(
  batch: Planned,
  blockers: readonly Pick<Blocker, 'label' | 'held'>[],
  likeness: Forecast | undefined,
): string {
  const made = batch.update_existing ? 'created or updated' : 'created';
  const drafts =
    batch.page_status === 'draft'
      ? ` as ${batch.total_planned === 1 ? 'a draft' : 'drafts'}, then published gradually`
      : '';
  return [
    `${counted(batch.total_planned, 'page')} will be ${made}${drafts}`,
    batch.total_skipped > 0 && `${count(batch.total_skipped)} skipped for the reasons below`,
    batch.total_duplicates > 0 && `${count(batch.total_duplicates)} left out as repeated`,
    ...blockers.filter(({ held }) => held !== null).map(({ label }) => label),
    likeness && `similarity: ${similarityLabel(likeness)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function similarityLabel({ state, progress, verdict }: Forecast): string {
  if (verdict === 'unknown' && (state === 'waiting' || state === 'computing'))
    return `forecast running, ${Math.floor(progress * 100)}%`;
  return verdictLabels[verdict];
}

const verdictLabels: Record<Likeness['verdict'], string> = {
  passes: 'different enough',
  'too-alike': 'too similar to approve',
  unknown: 'no forecast',
  off: 'not checked, the gate is off',
};
