import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { Outcome } from '../../../contract/generation/checks.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { checksQuery } from './check-queries.ts';
import { blockerList } from './use-blockers.ts';

const outcomes: Record<Outcome, string | null> = {
  'leave-out': 'These pages were left out. The plan lists them as skipped.',
  noindex: 'These pages are noindex and not in the sitemap. Change that under Manage Pages.',
  publish: null,
};

/** What was decided with the approval of a batch, by whom and why. */
export function DecisionRecord({ batch }: { batch: Batch }) {
  const isDecided = batch.is_planned && batch.status !== 'planning';
  const { decisions = [] } = useQuery({ ...checksQuery(batch), enabled: isDecided }).data ?? {};
  if (!isDecided || decisions.length === 0) return null;
  const overruled = decisions.filter(({ reason }) => reason !== null);
  return (
    <Panel title="What was decided" gap="xs">
      {decisions.map(
        ({ kind, title, outcome }) =>
          outcomes[outcome] && (
            <Text key={kind} size="sm">
              <strong>{title}.</strong> {outcomes[outcome]}
            </Text>
          ),
      )}
      {overruled[0] && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          Overruled by {overruled[0].decided_by ?? 'the command line'}{' '}
          <Timestamp at={overruled[0].created_at} />: {blockerList(overruled)}. “{overruled[0].reason}”
        </Text>
      )}
    </Panel>
  );
}
