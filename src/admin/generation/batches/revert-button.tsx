import { Button, List, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { RevertPreview } from '../../../contract/generation/batch-reports.ts';
import { type Batch, batchRoutes } from '../../../contract/generation/batches.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { count, counted } from '../../platform/ui/count.ts';
import { write } from '../../platform/write.ts';
import { batchMutations } from './batch-mutations.ts';

/** Reverts a batch, after showing the exact changes. */
export function RevertButton({ batch }: { batch: Batch }) {
  const revert = useMutation(batchMutations.revert);
  const looking = useMutation(
    write(batchRoutes.revertPreview, {
      failure: 'What reverting would change could not be read',
      remember: (_client, preview) =>
        confirmLoss({
          title: 'Revert batch',
          question: questionOf(batch, preview),
          consequence: <Changes preview={preview} />,
          action: actionOf(preview),
          onConfirm: () => revert.mutate({ params: { id: batch.id } }),
        }),
    }),
  );
  if (batch.is_reverting) {
    return (
      <Button loading disabled>
        Revert
      </Button>
    );
  }
  if (!batch.can_revert) return null;
  return (
    <Button
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      loading={looking.isPending || revert.isPending}
      onClick={() => looking.mutate({ params: { id: batch.id } })}
    >
      Revert
    </Button>
  );
}

function questionOf(batch: Batch, preview: RevertPreview): string {
  const parts = [
    preview.removed_pages > 0 ? `${counted(preview.removed_pages, 'page')} it made will be deleted` : '',
    preview.restored_pages > 0
      ? `${counted(preview.restored_pages, 'page')} it changed will be put back as before`
      : '',
  ].filter(Boolean);
  return `Revert “${batch.name}”? ${parts.join(', and ') || 'No page will change'}. ${undoing(preview)}`;
}

/** Deleted pages can be restored; restored pages lose the batch's changes. */
function undoing({ removed_pages, restored_pages }: RevertPreview): string {
  if (removed_pages === 0) return 'This cannot be undone.';
  return restored_pages === 0
    ? 'You can undo this for 30 days.'
    : 'You can undo the deletion for 30 days, but not the rest.';
}

function actionOf({ removed_pages, restored_pages }: RevertPreview): string {
  if (removed_pages > 0 && restored_pages > 0)
    return `Delete ${count(removed_pages)}, put back ${counted(restored_pages, 'page')}`;
  if (removed_pages > 0) return `Delete ${counted(removed_pages, 'page')}`;
  return restored_pages > 0 ? `Put back ${counted(restored_pages, 'page')}` : 'Revert batch';
}

const words = { removed: 'deleted', restored: 'put back', kept: 'left as it is' };

function Changes({ preview }: { preview: RevertPreview }) {
  const { edited_pages, kept_pages, redirects, sample } = preview;
  return (
    <>
      {edited_pages > 0 && (
        <Text size="md" c="var(--tone-red)" mb="xs">
          {counted(edited_pages, 'of these pages was', 'of these pages were')} changed since; those changes
          are lost too.
        </Text>
      )}
      {redirects > 0 && (
        <Text size="sm">
          {counted(redirects, 'automatic redirect')} of its pages will be as before the batch.
        </Text>
      )}
      {kept_pages > 0 && (
        <Text size="md" mb="xs">
          {counted(kept_pages, 'page was', 'pages were')} changed again by a later batch and will stay.
        </Text>
      )}
      <List size="sm" listStyleType="none" spacing={2}>
        {sample.map(page => (
          <List.Item key={page.slug}>
            <span className="mono">/{page.slug}/</span> {words[page.change]}
          </List.Item>
        ))}
      </List>
    </>
  );
}
