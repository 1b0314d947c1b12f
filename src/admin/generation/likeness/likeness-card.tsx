import { Alert, Box, Button, Progress, Text } from '@mantine/core';
import { IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { Likeness, LikenessFigures } from '../../../contract/generation/likeness.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Overruled } from '../held-pages/held-pages.tsx';
import { AlikePairs } from './alike-pairs.tsx';
import classes from './likeness-card.module.css';
import { LikenessChart } from './likeness-chart.tsx';
import { LikenessFacts } from './likeness-facts.tsx';
import { approving, isUnderWay, likenessQueries, likenessWrites } from './likeness-queries.ts';
import { NoindexChoice } from './noindex-choice.tsx';
import { OutlookNotice } from './outlook-notice.tsx';
import { OverruleForm } from './overrule-form.tsx';
import { SharedSections } from './shared-sections.tsx';

/** The similarity of the batch's pages. If pages are outside, one reason overrules both checks; that card has its field. */
export function LikenessCard({ batch, isDecidedAbove }: { batch: Batch; isDecidedAbove: boolean }) {
  const likeness = useQuery({ ...likenessQueries.one(batch.id), enabled: batch.is_planned });
  if (!batch.is_planned || batch.total_planned === 0) return null;
  if (!likeness.data)
    return <QueryBoundary title="The similarity forecast could not be read" query={likeness} loading={260} />;
  const { figures, overrule } = likeness.data;
  const hasResult = figures || overrule || isUnderWay(likeness.data) || batch.noindex_from_percent !== null;
  if (batch.status !== 'planning' && !hasResult) return null;
  return (
    <Panel
      title="Similarity forecast"
      help="Text shared with the closest page. Town names and keywords are ignored."
      aside={<Compute batch={batch} likeness={likeness.data} />}
      gap={0}
    >
      <LikenessStatus likeness={likeness.data} batch={batch} />
      <OutlookNotice batch={batch} likeness={likeness.data} />
      {likeness.data.figures && (
        <Findings batch={batch} likeness={likeness.data} figures={likeness.data.figures} />
      )}
      <NoindexChoice batch={batch} likeness={likeness.data} />
      {isHeldBack(batch, likeness.data) && !isDecidedAbove && (
        <OverruleForm
          batch={batch}
          help="Search engines may skip similar pages. Your reason and name are recorded."
        />
      )}
    </Panel>
  );
}

/** Open if they suggest changes before approval. */
function Findings({
  batch,
  likeness,
  figures,
}: {
  batch: Batch;
  likeness: Likeness;
  figures: LikenessFigures;
}) {
  return (
    <details
      className={classes.details}
      open={likeness.verdict === 'too-alike' && batch.status === 'planning'}
    >
      <summary>Figures and most similar pages</summary>
      <Text size="sm" c="dimmed" mb="md">
        Pages are compared with this batch and the live site. Rewording counts as the same.
      </Text>
      <div className={classes.columns}>
        <LikenessChart figures={figures} threshold={likeness.threshold_percent} />
        <LikenessFacts figures={figures} />
      </div>
      <SharedSections figures={figures} likeness={likeness} templateId={batch.template_id} />
      <AlikePairs batchId={batch.id} pairs={figures.worst} version={likeness.template_version} />
    </details>
  );
}

/** An unfinished forecast can't be overruled; the user can stop it instead. */
function isHeldBack(batch: Batch, likeness: Likeness): boolean {
  if (batch.status !== 'planning' || isUnderWay(likeness)) return false;
  return likeness.verdict === 'too-alike' || likeness.verdict === 'unknown';
}

function Compute({ batch, likeness }: { batch: Batch; likeness: Likeness }) {
  const compute = useMutation(likenessWrites.compute);
  const stop = useMutation(likenessWrites.stop);
  return isUnderWay(likeness) ? (
    <Button loading={stop.isPending} onClick={() => stop.mutate(batch.id)}>
      Stop
    </Button>
  ) : (
    <Button loading={compute.isPending} onClick={() => compute.mutate(batch.id)}>
      {likeness.state === 'none' ? 'Compute' : 'Compute again'}
    </Button>
  );
}

function LikenessStatus({ likeness, batch }: { likeness: Likeness; batch: Batch }) {
  const isApproving = useIsMutating({ mutationKey: approving(batch.id) }) > 0;
  if (isUnderWay(likeness)) {
    const percent = Math.floor(likeness.progress * 100);
    return (
      <Box mt="md">
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
  // Only a judgement or an overrule still says something of an approved batch.
  if (isPast && !isJudged && !likeness.overrule) return null;
  const { tone: awaited, icon, title } = looks[likeness.verdict];
  const tone = isPast && likeness.verdict === 'unknown' ? 'neutral' : awaited;
  const color = `var(--tone-${tone})`;
  return (
    <Alert
      color="gray"
      icon={icon}
      title={isPast ? pastTitles[likeness.verdict] : title}
      mt="md"
      role="status"
      styles={{ root: { borderColor: color }, title: { color }, icon: { color } }}
    >
      {(isJudged || !isPast) && <Text size="sm">{likeness.verdict_text}</Text>}
      {likeness.overrule && <Overruled overrule={likeness.overrule} mt={6} />}
    </Alert>
  );
}

/** Of a batch that is approved already. */
const pastTitles = {
  passes: 'Different enough',
  'too-alike': 'Too similar',
  unknown: 'No forecast',
  small: 'No forecast',
  off: 'No forecast',
} as const;

const looks = {
  passes: { tone: 'green', icon: <IconCheck aria-hidden />, title: 'Different enough to approve' },
  'too-alike': { tone: 'red', icon: <IconX aria-hidden />, title: 'Too similar to approve' },
  unknown: { tone: 'yellow', icon: <IconInfoCircle aria-hidden />, title: 'No forecast yet' },
  small: { tone: 'neutral', icon: <IconInfoCircle aria-hidden />, title: 'A small batch' },
  off: { tone: 'neutral', icon: <IconInfoCircle aria-hidden />, title: 'The similarity check is off' },
} as const;
