import { useMutation } from '@tanstack/react-query';
import type { PageRow } from '../../../contract/pages/pages.ts';
import { announce } from '../../platform/ui/announce.ts';
import { askWhereTo } from '../page-changes/leave-form.tsx';
import { pageChange, pageChangeWrites } from '../page-changes/page-change-writes.ts';

interface DeletePage {
  /** Said when it fails. */
  failure?: string | undefined;
  onDeleted?: () => void;
}

/** Deletes one page after a question, as a page change like any other deletion: its card offers Undo. */
export function useDeletePage({ failure = 'Error deleting page', onDeleted }: DeletePage) {
  const write = pageChangeWrites.start;
  // Not given to `mutate`: the row that asked is gone by then.
  const removing = useMutation({
    ...write,
    meta: { failure },
    onSuccess: (change, ...rest) => {
      const isGone = change.status === 'completed' && change.changed_pages === 0;
      announce(isGone ? 'This page was deleted before' : 'Page deleted. You can undo this for 30 days.');
      onDeleted?.();
      return write.onSuccess?.(change, ...rest);
    },
  });
  const ask = (page: Pick<PageRow, 'id' | 'title' | 'status' | 'field_values'>) =>
    askWhereTo({
      title: 'Delete page',
      question: 'Are you sure you want to delete this page? You can undo this for 30 days.',
      consequence: page.status === 'draft' ? `${page.title}. It is a draft: no visitor sees it.` : page.title,
      isDraft: page.status === 'draft',
      action: 'Delete page',
      keep: 'Keep it',
      isDeletion: true,
      hint: page.field_values.city ?? '',
      onConfirm: redirectTo => removing.mutate(pageChange('delete', { ids: [page.id] }, redirectTo)),
    });
  return { ask, isPending: removing.isPending };
}
