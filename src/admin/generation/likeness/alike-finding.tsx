import type { Batch } from '../../../contract/generation/batches.ts';
import type { Likeness } from '../../../contract/generation/likeness.ts';
import { FindingItem } from '../held-pages/finding-item.tsx';
import { ComputeButton } from './compute-button.tsx';
import { NoindexChoice } from './noindex-choice.tsx';

/** Pages that are too similar, or whose similarity is not known. */
export function AlikeFinding({ batch, likeness }: { batch: Batch; likeness: Likeness }) {
  const isUnknown = likeness.verdict === 'unknown';
  return (
    <FindingItem
      title={isUnknown ? 'No forecast yet' : 'Too similar to approve'}
      text={likeness.verdict_text}
    >
      {isUnknown && <ComputeButton batch={batch} likeness={likeness} size="xs" />}
      <NoindexChoice batch={batch} likeness={likeness} />
    </FindingItem>
  );
}
