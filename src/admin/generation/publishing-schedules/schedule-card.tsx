import { Group, Paper, Radio, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { BatchSchedule, Pace } from '../../../contract/generation/publishing-schedules.ts';
import { counted } from '../../platform/ui/count.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { setPaceDraft, usePaceDraft } from './pace-draft.ts';
import { ScheduleDetails } from './schedule-details.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { scheduleMutations } from './schedule-mutations.ts';
import { scheduleQueries } from './schedule-queries.ts';

/** When the pages of a batch become public: at once, or a number a day. */
export function ScheduleCard({ batch }: { batch: Batch }) {
  const found = useQuery({ ...scheduleQueries.ofBatch(batch), enabled: batch.is_planned });
  if (!batch.is_planned || batch.total_planned === 0) return null;
  if (!found.data)
    return <QueryBoundary title="The publishing schedule could not be read" query={found} loading={110} />;
  const { schedule, can_start, batch_status } = found.data;
  const isToBeMade = batch_status === 'planning' || batch_status === 'approved';
  const isWaiting = schedule?.status === 'waiting';
  if (!schedule && !can_start) return null;
  if (isToBeMade && (isWaiting || can_start))
    return <FirstPublishing batchId={batch.id} found={found.data} isWaiting={isWaiting} />;
  return (
    <Panel title="Publishing" gap={0}>
      {schedule && <ScheduleDetails key={`${schedule.id} ${schedule.revision}`} schedule={schedule} />}
      {can_start && <OfDrafts batchId={batch.id} found={found.data} />}
    </Panel>
  );
}

interface FirstPublishingProps {
  readonly batchId: string;
  readonly found: BatchSchedule;
  readonly isWaiting: boolean;
}

/** Publishing of a batch whose pages are still to be made. The choice is stored at once. */
function FirstPublishing({ batchId, found, isWaiting }: FirstPublishingProps) {
  const titleId = useId();
  const client = useQueryClient();
  const scope = { id: batchId };
  const start = useMutation({ ...scheduleMutations.start, scope });
  const cancel = useMutation({ ...scheduleMutations.cancel, scope });
  const draft = usePaceDraft(batchId);
  const isStarting = start.isPending && start.submittedAt >= cancel.submittedAt;
  // What was chosen last shows until the screen has read it back, also while an earlier choice is still being stored.
  const isPaced = isStarting || (!cancel.isPending && (isWaiting || draft !== null));
  const { schedule } = found;
  const isChanging = start.isPending || cancel.isPending;
  const choose = (choice: string) => {
    if (choice === 'paced') {
      const pace = suggestedPace(found);
      setPaceDraft(client, batchId, { pace });
      start.mutate({ params: { id: batchId }, body: pace });
      return;
    }
    setPaceDraft(client, batchId, null);
    if (isWaiting || start.isPending) cancel.mutate({ params: { id: batchId } });
  };
  return (
    <Paper p="md" component="section" aria-labelledby={titleId}>
      <Radio.Group
        value={isPaced ? 'paced' : 'at-once'}
        onChange={choose}
        aria-label="When the pages become public"
      >
        <Group gap="sm">
          <Title order={2} id={titleId}>
            Publishing
          </Title>
          <Radio value="at-once" label="Publish at once" />
          <Radio value="paced" label="Publish gradually" />
          <Text size="sm" c="dimmed">
            {isPaced
              ? 'The pages are made as drafts and become public day by day.'
              : 'Each page is public as soon as it is made.'}
          </Text>
        </Group>
      </Radio.Group>
      {schedule && isWaiting && isPaced && !isChanging && (
        <ScheduleDetails key={`${schedule.id} ${schedule.revision}`} schedule={schedule} isToBeMade />
      )}
    </Paper>
  );
}

/** Publishing of a batch with drafts. */
function OfDrafts({ batchId, found }: Pick<FirstPublishingProps, 'batchId' | 'found'>) {
  const start = useMutation(scheduleMutations.start);
  const [choice, setChoice] = useState<'drafts' | 'paced'>('drafts');
  return (
    <>
      <Radio.Group mt="sm" value={choice} onChange={setChoice} aria-label="When the pages become public">
        <Stack gap="sm">
          <Radio
            value="drafts"
            label="Leave them as drafts"
            description={`This batch has ${counted(found.open_pages, 'draft')}. Nobody outside sees them.`}
          />
          <Radio
            value="paced"
            label="Publish gradually"
            description="They become public day by day, from a date you choose."
          />
        </Stack>
      </Radio.Group>
      {choice === 'paced' && (
        <ScheduleForm
          batchId={batchId}
          timeZone={found.time_zone}
          initial={suggestedPace(found)}
          before={null}
          action="Set the pace"
          busy={start.isPending}
          onSave={pace => start.mutate({ params: { id: batchId }, body: pace })}
        />
      )}
    </>
  );
}

function suggestedPace({ open_pages, today }: BatchSchedule): Pace {
  return {
    pages_per_day: sensiblePace(open_pages),
    start_on: dayAfter(today),
    order: 'random',
    portions: 'hourly',
    hour: 9,
  };
}

/** Some two months of days, in a round number. */
function sensiblePace(pages: number): number {
  const even = Math.max(1, Math.ceil(pages / 60));
  const step = 10 ** Math.floor(Math.log10(even));
  return Math.ceil(even / step) * step;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10);
}
