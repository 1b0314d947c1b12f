import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { templateDeletionRoutes } from '../../../contract/generation/template-deletion.ts';
import type { TemplateRow } from '../../../contract/templates/templates.ts';
import { pageChangeQueries, rememberChange } from '../../pages/page-changes/page-change-queries.ts';
import { pageQueries } from '../../pages/pages/page-queries.ts';
import { redirectQueries } from '../../pages/redirects/redirect-queries.ts';
import { call } from '../../platform/api.ts';
import { announce } from '../../platform/ui/announce.ts';
import { counted } from '../../platform/ui/count.ts';
import { templateQueries } from '../../templates/templates/template-queries.ts';

/** Deletes a template with its pages: at once, or bit by bit where they are many. */
export function deleteTemplate(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, redirect_to }: Pick<TemplateRow, 'id'> & { redirect_to?: string }) =>
      call(templateDeletionRoutes.remove, {
        params: { id },
        query: redirect_to === undefined ? {} : { redirect_to },
      }),
    meta: { failure: 'Failed to delete template' },
    onSuccess: async ({ change }, { id }) => {
      client.removeQueries({ queryKey: templateQueries.one(id).queryKey });
      if (change) {
        rememberChange(client, change);
        void client.invalidateQueries({ queryKey: pageChangeQueries.all });
        announce(`Deleting the template and ${counted(change.total_pages, 'page')}. This takes a while.`);
      }
      void client.invalidateQueries({ queryKey: pageQueries.all });
      void client.invalidateQueries({ queryKey: redirectQueries.all });
      await client.invalidateQueries({ queryKey: templateQueries.list().queryKey });
    },
  });
}
