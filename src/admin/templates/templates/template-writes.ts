import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type Template, type TemplateRow, templateRoutes } from '../../../contract/templates/templates.ts';
import { call } from '../../platform/api.ts';
import { announce } from '../../platform/ui/announce.ts';
import { templateQueries } from './template-queries.ts';

export type TemplateDraft = z.input<typeof templateRoutes.update.body>;

export const templateWrites = {
  save: (client: QueryClient, id: string | null) =>
    mutationOptions({
      mutationFn: (draft: TemplateDraft) =>
        id
          ? call(templateRoutes.update, { params: { id }, body: draft })
          : call(templateRoutes.create, { body: draft }),
      // The editor shows the failure itself: some are a matter of merging.
      meta: { quiet: true },
      onSuccess: template => rememberTemplate(client, template),
    }),

  clone: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (template: Pick<TemplateRow, 'id'>) =>
        call(templateRoutes.clone, { params: { id: template.id } }),
      meta: { failure: 'Error cloning template' },
      onSuccess: template => {
        rememberTemplate(client, template);
        announce('Template cloned successfully!');
      },
    }),

  /** Publishing changes one field, but the API replaces the whole text: read it fresh, so that nothing older is written back. */
  setStatus: (client: QueryClient) =>
    mutationOptions({
      mutationFn: async ({ id, status }: Pick<Template, 'id' | 'status'>) => {
        const template = await call(templateRoutes.read, { params: { id } });
        return call(templateRoutes.update, {
          params: { id },
          body: { ...template, status, based_on: template.revision },
        });
      },
      meta: { failure: 'Failed to update template' },
      onSuccess: template => {
        rememberTemplate(client, template);
        announce(template.status === 'published' ? 'Template published' : 'Template is a draft again');
      },
    }),

  restore: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (version: { id: string; n: number }) => call(templateRoutes.restore, { params: version }),
      meta: { failure: 'The version could not be restored' },
      onSuccess: template => rememberTemplate(client, template),
    }),
};

function rememberTemplate(client: QueryClient, template: Template) {
  client.setQueryData(templateQueries.one(template.id).queryKey, template);
  void client.invalidateQueries({ queryKey: templateQueries.list().queryKey });
  void client.invalidateQueries({ queryKey: templateQueries.versions(template.id).queryKey });
}
