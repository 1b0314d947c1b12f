import { useMutation } from '@tanstack/react-query';
import { pageChangeRoutes } from '../../../contract/pages/page-changes.ts';
import type { PageRow } from '../../../contract/pages/pages.ts';
import { write } from '../../platform/write.ts';
import { askWhereTo } from '../page-changes/leave-form.tsx';
import { pageChange, rememberAnswer } from '../page-changes/page-change-mutations.ts';

interface DeletePage {
  /** Said when it fails. */
  failure?: string | undefined;
  onDeleted?: () => void;
}

/** Deletes one page after a question, as a page change like any other deletion: its card offers Undo. */
export function useDeletePage({ failure = 'Error deleting page', onDeleted }: DeletePage) {
  const removing = useMutation(
    write(pageChangeRoutes.start, {
      failure,
      done: ({ status, changed_pages }) =>
        status === 'completed' && changed_pages === 0
          ? 'This page was deleted before'
          : 'Page deleted. You can undo this for 30 days.',
      // Not given to `mutate`: the row that asked is gone by then.
      remember: (client, change) => {
        onDeleted?.();
        rememberAnswer(client, change);
      },
      changes: [],
    }),
  );
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
      onConfirm: redirectTo =>
        removing.mutate({ body: pageChange('delete', { ids: [page.id] }, redirectTo) }),
    });
  return { ask, isPending: removing.isPending };
}
