import { Alert, Group, Progress, SimpleGrid, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Pace,
  publishingScheduleRoutes,
  type Schedule,
} from '../../../contract/generation/publishing-schedules.ts';
import { listQuery } from '../../platform/read-query.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { Figure } from '../../platform/ui/figure.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { PublishingCalendar } from './publishing-calendar.tsx';
import { ScheduleActions } from './schedule-actions.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { paceLabel, scheduleLabel, scheduleTones } from './schedule-labels.ts';
import { scheduleMutations } from './schedule-mutations.ts';

interface ScheduleDetailsProps {
  readonly schedule: Schedule;
  /** No page exists yet: only when they will be public is known. */
  readonly isToBeMade?: boolean;
}

/** A schedule's status, calendar and actions. */
export function ScheduleDetails({ schedule, isToBeMade = false }: ScheduleDetailsProps) {
  const [isChanging, setIsChanging] = useState(false);
  const { status } = schedule;
  const isOver = isEnded(status);
  return (
    <>
      <Group justify="space-between" gap="sm" mt="xs">
        <Group gap="sm">
          <StatusBadge {...scheduleTones[status]} />
          <Text size="sm">{paceLabel(schedule)}</Text>
        </Group>
        {!isOver && !isChanging && (
          <ScheduleActions schedule={schedule} canCancel={!isToBeMade} onChange={() => setIsChanging(true)} />
        )}
      </Group>
      <Text component="output" mt="xs" style={{ display: 'block' }}>
        {scheduleLabel(schedule)}
      </Text>
      {schedule.notice && (
        <Alert color="red" mt="sm" icon={<IconInfoCircle aria-hidden />}>
          {schedule.notice}
        </Alert>
      )}
      {!isToBeMade && <PublishedSoFar schedule={schedule} />}
      {isChanging && !isOver ? (
        <ChangeForm schedule={schedule} onDone={() => setIsChanging(false)} />
      ) : (
        <StoredCalendar schedule={schedule} isFolded={isToBeMade} />
      )}
    </>
  );
}

function PublishedSoFar({ schedule }: { schedule: Schedule }) {
  const { status, total_pages, published_pages, left_out_pages } = schedule;
  const percent = total_pages === 0 ? 100 : ((published_pages + left_out_pages) / total_pages) * 100;
  return (
    <>
      <Progress value={percent} mt="md" aria-label="Pages processed so far" />
      <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} mt="md" mb={0} spacing="md">
        <Figure name="Published" value={count(published_pages)} note={`of ${count(total_pages)}`} />
        <Figure name="To come" value={count(isEnded(status) ? 0 : schedule.remaining_pages)} />
        <Figure name="Left out" value={count(left_out_pages)} />
        <Figure name="A day" value={count(schedule.pages_per_day)} />
      </SimpleGrid>
      {left_out_pages > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          Left out: {counted(left_out_pages, 'page')} that people edited, published, archived or deleted
          meanwhile. Look under Manage Pages for drafts that should be public.
        </Text>
      )}
    </>
  );
}

const isEnded = (status: Schedule['status']) => status === 'completed' || status === 'cancelled';

function StoredCalendar({ schedule, isFolded }: { schedule: Schedule; isFolded: boolean }) {
  const [month, setMonth] = useState(() => firstMonth(schedule));
  const calendar = useQuery(
    listQuery(publishingScheduleRoutes.calendar, {
      params: { id: schedule.generation_batch_id },
      query: { month },
      asOf: [schedule.revision, schedule.published_pages, schedule.status],
    }),
  );
  const from = [schedule.start_on, schedule.today, schedule.created_at].toSorted()[0] ?? schedule.today;
  const drawn = calendar.data ? (
    <PublishingCalendar calendar={calendar.data} from={from.slice(0, 7)} onMonth={setMonth} />
  ) : (
    <QueryBoundary title="The calendar could not be read" query={calendar} loading={320} />
  );
  if (!isFolded) return <div style={{ marginTop: '1.5rem' }}>{drawn}</div>;
  return (
    <details>
      <summary>Calendar</summary>
      {drawn}
    </details>
  );
}

/** The month shown first: the current one, the first of a future schedule, or the last of a finished one. */
function firstMonth({ status, start_on, today, completed_at }: Schedule): string {
  if (completed_at && status !== 'running') return completed_at.slice(0, 7);
  return (start_on > today ? start_on : today).slice(0, 7);
}

function ChangeForm({ schedule, onDone }: { schedule: Schedule; onDone: () => void }) {
  const change = useMutation(scheduleMutations.change);
  const { has_begun, ends_on, revision } = schedule;
  const isOrdered = schedule.status !== 'waiting';
  const save = ({ pages_per_day, portions, hour, start_on, order }: Pace) =>
    change.mutate(
      {
        params: { id: schedule.generation_batch_id },
        body: {
          revision,
          pages_per_day,
          portions,
          hour,
          ...(has_begun ? {} : { start_on }),
          ...(isOrdered ? {} : { order }),
        },
      },
      { onSuccess: onDone },
    );
  return (
    <ScheduleForm
      batchId={schedule.generation_batch_id}
      timeZone={schedule.time_zone}
      initial={{
        pages_per_day: schedule.pages_per_day,
        start_on: schedule.start_on,
        order: schedule.order,
        portions: schedule.portions,
        hour: schedule.hour,
      }}
      before={{ ends_on, has_begun, is_ordered: isOrdered }}
      action="Save the pace"
      busy={change.isPending}
      isDraft={!isOrdered}
      onSave={save}
      onLeave={onDone}
    />
  );
}
