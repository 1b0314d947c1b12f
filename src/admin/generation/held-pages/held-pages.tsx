import { Alert, Button, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { OutsidePages } from '../../../contract/generation/outside-pages.ts';
import { counted } from '../../platform/ui/count.ts';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { batchWrites } from '../batches/batch-writes.ts';

/* Pages that wait for a decision before their batch is approved. */

export function HeldNotice({ text }: { text: string }) {
  const color = 'var(--tone-yellow)';
  return (
    <Alert
      color="gray"
      icon={<IconInfoCircle aria-hidden />}
      title="Decide before you approve"
      role="status"
      styles={{ root: { borderColor: color }, title: { color }, icon: { color } }}
    >
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Text>
    </Alert>
  );
}

/** Approves the batch without its held pages. */
export function LeaveOut({ batch, left }: { batch: Batch; left: number }) {
  const approve = useMutation(batchWrites.approve);
  return (
    <div>
      <Text size="sm" mb={6}>
        {left === 0
          ? 'That is every page of this batch: nothing would be left.'
          : `Without them, up to ${counted(left, 'page')} of this batch can be made.`}
      </Text>
      <Button
        disabled={left === 0}
        loading={approve.isPending}
        onClick={() => approve.mutate({ id: batch.id, leaveOut: true })}
      >
        Leave them out and approve
      </Button>
    </div>
  );
}

/** What was decided on them, by whom and why. */
export function HeldDecision({ decision, overrule }: Pick<OutsidePages, 'decision' | 'overrule'>) {
  return (
    <>
      <Text size="sm">
        {decision === 'leave-out'
          ? 'These pages were left out. The plan lists them as skipped.'
          : 'These pages are noindex and not in the sitemap. Change that under Manage Pages.'}
      </Text>
      {overrule && <Overruled overrule={overrule} />}
    </>
  );
}

interface OverruledProps {
  overrule: NonNullable<OutsidePages['overrule']>;
  mt?: number;
}

/** Who overruled the decision, and why. */
export function Overruled({ overrule: { overruled_by, created_at, reason }, mt = 0 }: OverruledProps) {
  return (
    <Text size="sm" mt={mt}>
      Overruled by {overruled_by ?? 'the command line'} <Timestamp at={created_at} />: “{reason}”
    </Text>
  );
}
