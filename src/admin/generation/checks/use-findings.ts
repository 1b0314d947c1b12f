import { useQuery } from '@tanstack/react-query';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { Finding } from '../../../contract/generation/checks.ts';
import { awaitsApproval } from '../batches/batch-status.ts';
import { isUnderWay, likenessQueries } from '../likeness/likeness-queries.ts';
import { checksQuery } from './check-queries.ts';

/** What keeps a planned batch from approval. A forecast that is being computed is waited for. */
export function useFindings(batch: Batch): readonly Finding[] {
  const isAsked = awaitsApproval(batch);
  const { data: likeness, isPending } = useQuery({ ...likenessQueries.one(batch.id), enabled: isAsked });
  const forecast = isUnderWay(likeness) ? 'running' : likeness?.verdict_text;
  const { data } = useQuery({ ...checksQuery(batch, forecast), enabled: isAsked && !isPending });
  return isAsked ? (data?.findings.filter(finding => !finding.is_pending) ?? []) : [];
}

export const findingList = (findings: readonly Pick<Finding, 'label'>[]) =>
  findings.map(({ label }) => label).join(', ');
