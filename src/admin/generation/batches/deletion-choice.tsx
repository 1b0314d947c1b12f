import { Radio, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeletedPages } from '../../../contract/generation/batch-input.ts';
import type { RevertPreview } from '../../../contract/generation/batch-reports.ts';
import { batchRoutes } from '../../../contract/generation/batches.ts';
import { readQuery } from '../../platform/read-query.ts';
import { counted } from '../../platform/ui/count.ts';

interface DeletionChoiceProps {
  /** The batch, where it is one: then the answers say what exactly they do. */
  id?: string;
  onChoose: (pages: DeletedPages) => void;
}

/** The choice for the pages of a deleted batch. */
export function DeletionChoice({ id, onChoose }: DeletionChoiceProps) {
  const [pages, setPages] = useState<DeletedPages>('keep');
  const preview = useQuery(
    readQuery(batchRoutes.revertPreview, {
      params: { id: id ?? '' },
      staleTime: 0,
      enabled: id !== undefined,
    }),
  ).data;
  return (
    <Radio.Group
      label="What happens to its pages?"
      value={pages}
      onChange={chosen => {
        setPages(chosen);
        onChoose(chosen);
      }}
    >
      <Stack gap="sm" mt="xs">
        <Radio value="keep" label="They stay as they are" description={staying(preview)} />
        <Radio value="revert" label="Revert them first" description={goingBack(preview)} />
      </Stack>
    </Radio.Group>
  );
}

function staying(preview: RevertPreview | undefined): string {
  const rest = 'as it is, and can no longer be reverted.';
  if (!preview) return `What was made stays ${rest}`;
  const pages = preview.removed_pages + preview.restored_pages + preview.kept_pages;
  return pages === 1
    ? `1 page stays ${rest}`
    : `${counted(pages, 'page')} stay as they are, and can no longer be reverted.`;
}

function goingBack(preview: RevertPreview | undefined): string {
  if (!preview)
    return 'Pages it made are deleted; pages it changed become what they were. You can undo the deletion of pages for 30 days.';
  const parts = [
    preview.removed_pages > 0 &&
      `${counted(preview.removed_pages, 'page')} it made ${preview.removed_pages === 1 ? 'is' : 'are'} deleted`,
    preview.restored_pages > 0 &&
      `${counted(preview.restored_pages, 'page')} it changed ${preview.restored_pages === 1 ? 'becomes' : 'become'} what ${preview.restored_pages === 1 ? 'it was' : 'they were'}`,
    preview.kept_pages > 0 &&
      `${counted(preview.kept_pages, 'page')} changed again later ${preview.kept_pages === 1 ? 'stays' : 'stay'}`,
    preview.edited_pages > 0 &&
      `${counted(preview.edited_pages, 'of them was', 'of them were')} changed since, which is lost`,
  ].filter(part => part !== false);
  const undoing = preview.removed_pages > 0 ? ' You can undo the deletion of pages for 30 days.' : '';
  return parts.length > 0 ? `${parts.join('; ')}.${undoing}` : 'No pages to revert.';
}
