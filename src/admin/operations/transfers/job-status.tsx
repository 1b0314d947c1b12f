import { Group, Text } from '@mantine/core';
import { type Icon, IconCircleCheck, IconCircleX, IconClock, IconLoader } from '@tabler/icons-react';
import type { ImportJob } from '../../../contract/operations/transfers.ts';
import { statusLabels, statusTone } from './transfer-labels.ts';

const icons: Record<ImportJob['status'], Icon> = {
  completed: IconCircleCheck,
  failed: IconCircleX,
  processing: IconLoader,
  pending: IconClock,
  checked: IconClock,
};

/** The status of a job: an icon, a word and a short detail. */
export function JobStatus({ status, note }: { status: ImportJob['status']; note: string | null }) {
  const Icon = icons[status];
  return (
    <>
      <Group gap={6} wrap="nowrap" c={`var(--tone-${statusTone[status]})`}>
        <Icon size={18} aria-hidden />
        <span>{statusLabels[status]}</span>
      </Group>
      {note && (
        <Text size="xs" c="dimmed" className="numeric">
          {note}
        </Text>
      )}
    </>
  );
}

/** Why a job failed, or another sentence about it, if there is space. */
export function JobRemark({ remark }: { remark: string | null }) {
  return (
    remark && (
      <Text size="xs" c="dimmed" mt={4} style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
        {remark}
      </Text>
    )
  );
}
