import { Alert, Box, Group, Progress, Stack, Text } from '@mantine/core';
import { IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { Likeness, LikenessFigures } from '../../../contract/generation/likeness.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { Figure } from '../../platform/ui/figure.tsx';
import { FoldedPanel } from '../../platform/ui/folded-panel.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { AlikePairs } from './alike-pairs.tsx';
import { ComputeButton } from './compute-button.tsx';
import classes from './likeness-card.module.css';
import { LikenessChart } from './likeness-chart.tsx';
import { approving, isUnderWay, likenessQueries } from './likeness-queries.ts';
import { NoindexChoice, NoindexFigure } from './noindex-choice.tsx';
import { SharedSections } from './shared-sections.tsx';

/** The similarity of the batch's pages, in detail. */
export function LikenessCard({ batch }: { batch: Batch }) {
  const likeness = useQuery({ ...likenessQueries.one(batch.id), enabled: batch.is_planned });
  if (!batch.is_planned || batch.total_planned === 0) return null;
  if (!likeness.data)
    return <QueryBoundary title="The similarity forecast could not be read" query={likeness} loading={48} />;
  const { figures, verdict } = likeness.data;
  const hasResult = figures || isUnderWay(likeness.data) || batch.noindex_from_percent !== null;
  if (batch.status !== 'planning' && !hasResult) return null;
  const isAsked = batch.status === 'planning' && verdict === 'too-alike';
  return (
    <>
      {batch.noindex_from_percent !== null && <NoindexFigure batch={batch} />}
      <FoldedPanel title="Similarity forecast" note={noteOf(batch, likeness.data)}>
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed">
            Text shared with the closest page. Town names and keywords are ignored.
          </Text>
          <ComputeButton batch={batch} likeness={likeness.data} />
        </Group>
        <LikenessStatus likeness={likeness.data} batch={batch} />
        {figures && <ForecastFigures batch={batch} likeness={likeness.data} figures={figures} />}
        {!isAsked && <NoindexChoice batch={batch} over={figures?.pages_over ?? 0} />}
      </FoldedPanel>
    </>
  );
}

function noteOf(batch: Batch, likeness: Likeness): string {
  if (isUnderWay(likeness)) return `Forecast running, ${Math.floor(likeness.progress * 100)}%`;
  return batch.status === 'planning' ? looks[likeness.verdict].title : pastTitles[likeness.verdict];
}

function ForecastFigures({
  batch,
  likeness,
  figures,
}: {
  batch: Batch;
  likeness: Likeness;
  figures: LikenessFigures;
}) {
  return (
    <>
      <Text size="sm" c="dimmed">
        Pages are compared with this batch and the live site. Rewording counts as the same.
      </Text>
      <div className={classes.columns}>
        <LikenessChart figures={figures} threshold={likeness.threshold_percent} />
        <LikenessFacts figures={figures} />
      </div>
      <SharedSections figures={figures} likeness={likeness} templateId={batch.template_id} />
      <AlikePairs batchId={batch.id} pairs={figures.worst} version={likeness.template_version} />
    </>
  );
}

function LikenessStatus({ likeness, batch }: { likeness: Likeness; batch: Batch }) {
  const isApproving = useIsMutating({ mutationKey: approving(batch.id) }) > 0;
  if (isUnderWay(likeness)) {
    const percent = Math.floor(likeness.progress * 100);
    return (
      <Box>
        <Text component="output" size="sm">
          Comparing every page with every other: {percent}%
        </Text>
        <Progress value={Math.max(2, percent)} aria-label="Similarity forecast" mt={6} />
        {batch.status === 'planning' && (
          <Text size="sm" c="dimmed" mt={6}>
            {isApproving
              ? 'The batch is approved automatically after this check.'
              : 'Approval waits for this check. You can click “Approve Plan” now.'}
          </Text>
        )}
      </Box>
    );
  }
  const isPast = batch.status !== 'planning';
  const isJudged = likeness.verdict === 'passes' || likeness.verdict === 'too-alike';
  // Only a judgment still says something of an approved batch.
  if (isPast && !isJudged) return null;
  const { tone: awaited, icon, title } = looks[likeness.verdict];
  const tone = isPast && likeness.verdict === 'unknown' ? 'neutral' : awaited;
  const color = `var(--tone-${tone})`;
  return (
    <Alert
      color="gray"
      icon={icon}
      title={isPast ? pastTitles[likeness.verdict] : title}
      role="status"
      styles={{ root: { borderColor: color }, title: { color }, icon: { color } }}
    >
      <Text size="sm">{likeness.verdict_text}</Text>
    </Alert>
  );
}

/** The titles for a batch that is approved already. */
const pastTitles = {
  passes: 'Different enough',
  'too-alike': 'Too similar',
  unknown: 'No forecast',
  off: 'No forecast',
} as const;

const looks = {
  passes: { tone: 'green', icon: <IconCheck aria-hidden />, title: 'Different enough to approve' },
  'too-alike': { tone: 'red', icon: <IconX aria-hidden />, title: 'Too similar to approve' },
  unknown: { tone: 'yellow', icon: <IconInfoCircle aria-hidden />, title: 'No forecast yet' },
  off: { tone: 'neutral', icon: <IconInfoCircle aria-hidden />, title: 'The similarity check is off' },
} as const;

/** What was compared, and how much is too similar. */
function LikenessFacts({ figures }: { figures: LikenessFigures }) {
  const { over_percent, pages_over, pages, live_pages, live_total, seconds } = figures;
  const some = live_total > live_pages ? `of ${count(live_total)}, ` : '';
  return (
    <Stack component="dl" gap="sm">
      <Figure
        name="Too similar"
        value={`${over_percent}%`}
        note={`${count(pages_over)} of ${counted(pages, 'page')}`}
      />
      <Figure
        name="Compared with"
        value={counted(live_pages, 'live page')}
        note={`${some}in ${oneDecimal(seconds)} s`}
      />
    </Stack>
  );
}

const oneDecimal = (value: number) => (Math.round(value * 10) / 10).toLocaleString('en-US');
