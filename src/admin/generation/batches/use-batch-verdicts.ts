import { useQuery } from '@tanstack/react-query';
import type { Batch } from '../../../contract/generation/batches.ts';
import { likenessQueries } from '../likeness/likeness-queries.ts';
import { outsidePagesQuery } from '../outside-pages/outside-pages-queries.ts';
import { substanceQuery } from '../substance/substance-query.ts';
import { awaitsApproval } from './batch-status.ts';

/** What keeps a planned batch from approval. */
export function useBatchVerdicts(batch: Batch) {
  const enabled = awaitsApproval(batch);
  const likeness = useQuery({ ...likenessQueries.one(batch.id), enabled }).data;
  const outside = useQuery({ ...outsidePagesQuery(batch.id), enabled }).data;
  const substance = useQuery({ ...substanceQuery(batch.id), enabled }).data;
  return {
    isTooAlike: enabled && likeness?.verdict === 'too-alike',
    isOutside: enabled && outside?.verdict === 'outside',
    isThin: enabled && substance?.verdict === 'thin',
  };
}
