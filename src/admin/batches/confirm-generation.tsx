import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { Batch } from '../../contract/batches.ts';
import { accent } from '../ui/accent.ts';
import { counted } from '../ui/count.ts';

/** From the list, a planned batch is approved and generated in one step: nobody has looked at its plan here. */
export function confirmGeneration(batch: Batch, onConfirm: () => void): void {
  modals.openConfirmModal({
    title: 'Generate batch',
    children: (
      <>
        <Text size="md">
          Approve “{batch.name}” and generate its {counted(batch.total_planned, 'page')}?
        </Text>
        <Text size="md" c="dimmed" mt="xs">
          {batch.page_status === 'draft'
            ? 'They are made as drafts and published gradually.'
            : 'Each is public as soon as it is made.'}{' '}
          “View Plans” shows every address and the similarity of the pages.
        </Text>
      </>
    ),
    labels: { confirm: 'Approve and generate', cancel: 'Not yet' },
    confirmProps: accent,
    closeButtonProps: { 'aria-label': 'Close' },
    onConfirm,
  });
}
