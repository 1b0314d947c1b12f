import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { OutsidePages } from '../../../contract/generation/outside-pages.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { findingList } from '../batches/finding-labels.ts';
import { likenessQueries } from '../likeness/likeness-queries.ts';
import { outsidePagesQuery } from '../outside-pages/outside-pages-queries.ts';
import { substanceQuery } from '../substance/substance-query.ts';

/** What was decided with the approval of a batch, by whom and why. */
export function DecisionRecord({ batch }: { batch: Batch }) {
  const enabled = batch.is_planned && batch.status !== 'planning';
  const likeness = useQuery({ ...likenessQueries.one(batch.id), enabled }).data;
  const outside = useQuery({ ...outsidePagesQuery(batch.id), enabled }).data;
  const substance = useQuery({
    ...substanceQuery(batch.id),
    enabled: enabled && batch.total_noindex + batch.total_skipped > 0,
  }).data;
  const decisions = [
    { what: 'Outside your areas and services', decision: outside?.decision ?? null },
    { what: 'Too little to say', decision: substance?.decision ?? null },
  ].filter(one => one.decision !== null);
  const overrule = outside?.overrule ?? likeness?.overrule ?? substance?.overrule;
  if (!enabled || (decisions.length === 0 && !overrule)) return null;
  return (
    <Panel title="What was decided" gap="xs">
      {decisions.map(({ what, decision }) => (
        <Text key={what} size="sm">
          <strong>{what}.</strong> {outcomeOf(decision)}
        </Text>
      ))}
      {overrule && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          Overruled by {overrule.overruled_by ?? 'the command line'} <Timestamp at={overrule.created_at} />:{' '}
          {findingList(overrule.findings)}. “{overrule.reason}”
        </Text>
      )}
    </Panel>
  );
}

function outcomeOf(decision: OutsidePages['decision']): string {
  return decision === 'leave-out'
    ? 'These pages were left out. The plan lists them as skipped.'
    : 'These pages are noindex and not in the sitemap. Change that under Manage Pages.';
}
