import { Button, Group } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Schedule } from '../../../contract/generation/publishing-schedules.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { counted } from '../../platform/ui/count.ts';
import { scheduleMutations } from './schedule-mutations.ts';

/** Pause and resume at once; cancelling asks first. */
export function ScheduleActions({
  schedule,
  canCancel,
  onChange,
}: {
  schedule: Schedule;
  canCancel: boolean;
  onChange: () => void;
}) {
  const pause = useMutation(scheduleMutations.pause);
  const resume = useMutation(scheduleMutations.resume);
  const cancel = useMutation(scheduleMutations.cancel);
  const { status } = schedule;
  const params = { id: schedule.generation_batch_id };
  const ask = () =>
    confirmLoss({
      title: 'Cancel publishing schedule',
      question: `Cancel the publishing schedule of “${schedule.batch_name}”?`,
      consequence: whatStays(schedule),
      action: 'Cancel schedule',
      onConfirm: () => cancel.mutate({ params }),
    });
  return (
    <Group gap="xs">
      {status === 'running' && (
        <Button
          leftSection={<IconPlayerPause size={16} aria-hidden />}
          loading={pause.isPending}
          onClick={() => pause.mutate({ params })}
        >
          Pause
        </Button>
      )}
      {status === 'paused' && (
        <Button
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
          loading={resume.isPending}
          onClick={() => resume.mutate({ params })}
        >
          Resume publishing
        </Button>
      )}
      <Button onClick={onChange}>Change pace</Button>
      {canCancel && (
        <Button loading={cancel.isPending} onClick={ask}>
          Cancel schedule
        </Button>
      )}
    </Group>
  );
}

function whatStays({ status, published_pages, remaining_pages }: Schedule): string {
  if (status === 'waiting') return 'The pages of the batch will then be public as soon as they are made.';
  const rest = counted(remaining_pages, 'page');
  return `The ${counted(published_pages, 'page')} published so far stay public. ${rest} stay drafts; you can create a new schedule for them.`;
}
