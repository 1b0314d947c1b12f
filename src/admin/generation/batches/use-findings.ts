import { useQuery } from '@tanstack/react-query';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { Finding } from '../../../contract/generation/likeness.ts';
import { isUnderWay, likenessQueries } from '../likeness/likeness-queries.ts';
import { outsidePagesQuery } from '../outside-pages/outside-pages-queries.ts';
import { substanceQuery } from '../substance/substance-query.ts';
import { awaitsApproval } from './batch-status.ts';

/** What keeps a planned batch from approval, and what was counted. */
export function useFindings(batch: Batch) {
  const enabled = awaitsApproval(batch);
  const likeness = useQuery({ ...likenessQueries.one(batch.id), enabled }).data;
  const outside = useQuery({ ...outsidePagesQuery(batch.id), enabled }).data;
  const substance = useQuery({ ...substanceQuery(batch.id), enabled }).data;
  const findings: Finding[] = [];
  if (enabled && outside?.verdict === 'outside') findings.push('outside');
  if (enabled && substance?.verdict === 'thin') findings.push('thin');
  if (enabled && likeness?.verdict === 'too-alike') findings.push('too-alike');
  // A forecast that is being computed is waited for.
  if (enabled && likeness?.verdict === 'unknown' && !isUnderWay(likeness)) findings.push('no-forecast');
  return { findings, likeness, outside, substance };
}
