import { useMutation } from '@tanstack/react-query';
import { maxDeletedAtOnce, templateDeletionRoutes } from '../../../contract/generation/template-deletion.ts';
import { pageChangeRoutes } from '../../../contract/pages/page-changes.ts';
import { redirectRoutes } from '../../../contract/pages/redirects.ts';
import { type TemplateRow, templateRoutes } from '../../../contract/templates/templates.ts';
import { askWhereTo } from '../../pages/page-changes/leave-form.tsx';
import { rememberChange } from '../../pages/page-changes/page-change-mutations.ts';
import { pageKeys } from '../../pages/pages/page-keys.ts';
import { keyOf, nounKey } from '../../platform/route-key.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { counted } from '../../platform/ui/count.ts';
import { deleteAction, type RowAction } from '../../platform/ui/row-actions.tsx';
import { write } from '../../platform/write.ts';
import { templateQueries } from '../../templates/templates/template-queries.ts';

/** Deletes a template with its pages: at once, or bit by bit where they are many. */
const deleteTemplate = write(templateDeletionRoutes.remove, {
  failure: 'Failed to delete template',
  done: ({ change }) =>
    change
      ? `Deleting the template and ${counted(change.total_pages, 'page')}. This takes a while.`
      : undefined,
  remember: (client, { change }, { params }) => {
    client.removeQueries({ queryKey: keyOf(templateRoutes.read, { params }) });
    if (change) rememberChange(client, change);
  },
  changes: [
    nounKey(pageChangeRoutes.list),
    ...pageKeys,
    nounKey(redirectRoutes.list),
    ...templateQueries.lists,
  ],
});

/** The action of a template's row that deletes it with its pages. */
export function useTemplateDeletion(template: TemplateRow): RowAction {
  const remove = useMutation(deleteTemplate);
  const loss = {
    title: `Delete ${template.name}`,
    question: 'Are you sure you want to delete this template? This will also delete all generated pages.',
    consequence: lossOf(template),
    action: 'Delete template',
  };
  const askToDelete = () =>
    template.page_count === 0
      ? confirmLoss({ ...loss, onConfirm: () => remove.mutate({ params: { id: template.id } }) })
      : askWhereTo({
          ...loss,
          keep: 'Keep it',
          isDeletion: true,
          hint: '',
          onConfirm: redirect_to => remove.mutate({ params: { id: template.id }, query: { redirect_to } }),
        });
  return { ...deleteAction, onAct: askToDelete, busy: remove.isPending };
}

function lossOf({ page_count }: TemplateRow): string {
  if (page_count === 0) return 'No pages have been generated from it yet.';
  const pages = `${counted(page_count, 'page')} made from it will stop being public`;
  return page_count > maxDeletedAtOnce
    ? `${pages}. The template is deleted after the last page. You can stop the deletion until then. Afterwards it cannot be undone.`
    : `${pages} at once. This cannot be undone.`;
}
