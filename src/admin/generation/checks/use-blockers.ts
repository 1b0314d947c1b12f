import { useQuery } from '@tanstack/react-query';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { Blocker } from '../../../contract/generation/checks.ts';
import { awaitsApproval } from '../batches/batch-status.ts';
import { isUnderWay, likenessQueries } from '../likeness/likeness-queries.ts';
import { checksQuery } from './check-queries.ts';

/** What keeps a planned batch from approval. A forecast that is being computed is waited for. */
export function useBlockers(batch: Batch): readonly Blocker[] {
  const isAsked = awaitsApproval(batch);
  const { data: likeness, isPending } = useQuery({ ...likenessQueries.one(batch.id), enabled: isAsked });
  const forecast = isUnderWay(likeness) ? 'running' : likeness?.verdict_text;
  const { data } = useQuery({ ...checksQuery(batch, forecast), enabled: isAsked && !isPending });
  return isAsked ? (data?.blockers.filter(blocker => !blocker.is_pending) ?? []) : [];
}

export const blockerList = (blockers: readonly Pick<Blocker, 'label'>[]) =>
  blockers.map(({ label }) => label).join(', ');
