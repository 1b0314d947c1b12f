import { templateDeletionRoutes } from '../../../contract/generation/template-deletion.ts';
import type { TemplateRow } from '../../../contract/templates/templates.ts';
import { pageChangeQueries, rememberChange } from '../../pages/page-changes/page-change-queries.ts';
import { pageQueries } from '../../pages/pages/page-queries.ts';
import { redirectQueries } from '../../pages/redirects/redirect-queries.ts';
import { call } from '../../platform/api.ts';
import { counted } from '../../platform/ui/count.ts';
import { write } from '../../platform/write.ts';
import { templateQueries } from '../../templates/templates/template-queries.ts';

/** Deletes a template with its pages: at once, or bit by bit where they are many. */
export const deleteTemplate = write({
  mutationFn: ({ id, redirect_to }: Pick<TemplateRow, 'id'> & { redirect_to?: string | undefined }) =>
    call(templateDeletionRoutes.remove, {
      params: { id },
      query: { redirect_to },
    }),
  failure: 'Failed to delete template',
  done: ({ change }) =>
    change
      ? `Deleting the template and ${counted(change.total_pages, 'page')}. This takes a while.`
      : undefined,
  remember: (client, { change }, { id }) => {
    client.removeQueries({ queryKey: templateQueries.one(id).queryKey });
    if (change) rememberChange(client, change);
  },
  changes: [pageChangeQueries.all, pageQueries.all, redirectQueries.all, templateQueries.list().queryKey],
});
