import { Group, Paper, SimpleGrid, Text } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type Batch, batchRoutes } from '../../../contract/generation/batches.ts';
import { readQuery } from '../../platform/read-query.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { Figure } from '../../platform/ui/figure.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { useNow } from '../../platform/ui/use-now.ts';
import { DecisionPart } from '../checks/decision-part.tsx';
import { useBlockers } from '../checks/use-blockers.ts';
import { likenessQueries } from '../likeness/likeness-queries.ts';
import { BatchBar } from './batch-bar.tsx';
import { awaitsApproval, batchProgress } from './batch-status.ts';
import { reviewSentence } from './review-sentence.ts';
import { stateSentence } from './state-sentence.ts';
import { useHasWrongPace } from './use-approval.ts';

/** Polling interval while the live connection is lost (ms). */
const FALLBACK_POLL = 5_000;

/** What approving brings, in one line, and what is to be decided first; of a batch that is approved, how far it is. */
export function BatchVerdict({ batch, isLost }: { batch: Batch; isLost: boolean }) {
  const now = useNow();
  const blockers = useBlockers(batch);
  const likeness = useQuery({ ...likenessQueries.one(batch.id), enabled: awaitsApproval(batch) }).data;
  const hasWrongPace = useHasWrongPace(batch.id);
  useQuery(
    readQuery(batchRoutes.read, { params: { id: batch.id }, refetchInterval: isLost && FALLBACK_POLL }),
  );
  if (!awaitsApproval(batch)) return <BatchProgressCard batch={batch} isLost={isLost} />;
  const isHeldBack = blockers.length > 0;
  return (
    <Paper p="lg" {...(isHeldBack && { style: { borderColor: 'var(--tone-yellow)' } })}>
      <Text component="output" display="block" fz="lg" fw={600}>
        {reviewSentence(batch, blockers, likeness)}
      </Text>
      {(hasWrongPace || !isHeldBack) && (
        <Text component="output" display="block" mt={4}>
          {hasWrongPace ? 'Correct the pace under Publishing first.' : stateSentence(batch, now)}
        </Text>
      )}
      <LiveNotice isLost={isLost} />
      <DecisionPart batch={batch} blockers={blockers} />
    </Paper>
  );
}

/** How far the batch is, and its figures. */
function BatchProgressCard({ batch, isLost }: { batch: Batch; isLost: boolean }) {
  const now = useNow();
  const { done, of, percent } = batchProgress(batch);
  return (
    <Paper p="lg">
      <Group justify="space-between" gap="xs" mb="xs">
        <Text component="output" fw={500}>
          {stateSentence(batch, now)}
        </Text>
        <Text c="dimmed" size="sm" className="numeric">
          {count(done)} of {count(of)} · {percent}%
        </Text>
      </Group>
      <BatchBar batch={batch} size="lg" />
      <LiveNotice isLost={isLost} />
      <BatchFigures batch={batch} />
    </Paper>
  );
}

function LiveNotice({ isLost }: { isLost: boolean }) {
  if (!isLost) return null;
  return (
    <Group component="output" gap={6} mt="xs">
      <IconPlugConnectedX size={16} aria-hidden />
      <Text size="sm">Live updates are interrupted. Reconnecting. The work continues.</Text>
    </Group>
  );
}

/** The counts of a planned batch, below its addresses. */
export function PlanSummary({ batch }: { batch: Batch }) {
  if (!awaitsApproval(batch)) return null;
  return (
    <Panel title="Summary" gap="xs">
      <BatchBar batch={batch} size="lg" />
      <BatchFigures batch={batch} />
    </Panel>
  );
}

function BatchFigures({ batch }: { batch: Batch }) {
  return (
    <>
      <SimpleGrid component="dl" mt="lg" minColWidth="min(8.5rem, 45%)" autoFlow="auto-fit" spacing="md">
        <Figure name="Planned" value={count(batch.total_planned)} note="pages in all" />
        <Figure name="Completed" value={count(batch.total_completed)} note="pages made" />
        <Figure name="Failed" value={count(batch.total_failed)} note="not created" />
        <Figure
          name="Skipped"
          value={count(batch.total_skipped)}
          note={batch.reverted_at ? 'taken back, or unchanged' : 'unchanged'}
        />
        <Figure
          name="States covered"
          value={count(batch.state_count)}
          note={counted(batch.location_count, 'location')}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt="md">
        {scopeSentence(batch)}
      </Text>
    </>
  );
}

function scopeSentence(batch: Batch): string {
  const parts = [counted(batch.keyword_count, 'keyword'), counted(batch.combinations, 'combination')];
  if (batch.total_duplicates > 0)
    parts.push(counted(batch.total_duplicates, 'repeated address', 'repeated addresses'));
  if (batch.update_existing) parts.push('updates existing pages');
  parts.push(batch.high_performance ? 'in several transactions' : 'in one transaction');
  return parts.join(' · ');
}
