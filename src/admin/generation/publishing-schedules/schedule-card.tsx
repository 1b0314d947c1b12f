import { Radio, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { BatchSchedule } from '../../../contract/generation/publishing-schedules.ts';
import { counted } from '../../platform/ui/count.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { ScheduleDetails } from './schedule-details.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { scheduleQueries, scheduleWrites } from './schedule-queries.ts';

/** When the pages of a batch become public: at once, or a number a day. */
export function ScheduleCard({ batch }: { batch: Batch }) {
  const found = useQuery({ ...scheduleQueries.ofBatch(batch), enabled: batch.is_planned });
  if (!batch.is_planned || batch.total_planned === 0) return null;
  if (!found.data)
    return <QueryBoundary title="The publishing schedule could not be read" query={found} loading={140} />;
  const { schedule, can_start, batch_status } = found.data;
  const isToBeMade = batch_status === 'planning' || batch_status === 'approved';
  if (!schedule && !can_start) return null;
  return (
    <Panel title="Publishing" gap={0}>
      {schedule && <ScheduleDetails key={schedule.id} schedule={schedule} />}
      {can_start && <NewSchedule batchId={batch.id} isToBeMade={isToBeMade} found={found.data} />}
    </Panel>
  );
}

type Choice = 'at-once' | 'paced';

interface NewScheduleProps {
  readonly batchId: string;
  /** None of its pages exists yet. */
  readonly isToBeMade: boolean;
  readonly found: BatchSchedule;
}

function NewSchedule({ batchId, isToBeMade, found }: NewScheduleProps) {
  const start = useMutation(scheduleWrites.start);
  const [choice, setChoice] = useState<Choice>('at-once');
  const pages = counted(found.open_pages, isToBeMade ? 'page' : 'draft');
  return (
    <>
      <Radio.Group mt="sm" value={choice} onChange={setChoice} aria-label="When the pages become public">
        <Stack gap="sm">
          <Radio
            value="at-once"
            label={isToBeMade ? 'Publish at once' : 'Leave them as drafts'}
            description={
              isToBeMade
                ? `${found.open_pages === 1 ? 'The page' : `Each of the ${pages}`} is public as soon as it is made.`
                : `This batch has ${pages}. Nobody outside sees them.`
            }
          />
          <Radio
            value="paced"
            label="Publish gradually"
            description={
              isToBeMade
                ? 'The pages are made as drafts and become public day by day.'
                : 'They become public day by day, from a date you choose.'
            }
          />
        </Stack>
      </Radio.Group>
      {choice === 'paced' && (
        <ScheduleForm
          batchId={batchId}
          timeZone={found.time_zone}
          initial={{
            pages_per_day: sensiblePace(found.open_pages),
            start_on: dayAfter(found.today),
            order: 'random',
            portions: 'hourly',
            hour: 9,
          }}
          before={null}
          action="Set the pace"
          busy={start.isPending}
          onSave={pace => start.mutate({ id: batchId, pace })}
        />
      )}
    </>
  );
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
