import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type Template, type TemplateRow, templateRoutes } from '../../../contract/templates/templates.ts';
import { call } from '../../platform/api.ts';
import { write } from '../../platform/write.ts';
import { templateQueries } from './template-queries.ts';

export type TemplateDraft = z.input<typeof templateRoutes.update.body>;

export const templateWrites = {
  save: (id: string | null) =>
    write({
      mutationFn: (draft: TemplateDraft) =>
        id
          ? call(templateRoutes.update, { params: { id }, body: draft })
          : call(templateRoutes.create, { body: draft }),
      // The editor shows the failure itself: some are a matter of merging.
      silentFailure: true,
      done: 'Template saved successfully!',
      remember: rememberTemplate,
    }),

  clone: write({
    mutationFn: (template: Pick<TemplateRow, 'id'>) =>
      call(templateRoutes.clone, { params: { id: template.id } }),
    failure: 'Error cloning template',
    remember: rememberTemplate,
    done: 'Template cloned successfully!',
  }),

  /** Publishing changes one field, but the API replaces the whole text: read it fresh, so that nothing older is written back. */
  setStatus: write({
    mutationFn: async ({ id, status }: Pick<Template, 'id' | 'status'>) => {
      const template = await call(templateRoutes.read, { params: { id } });
      return call(templateRoutes.update, {
        params: { id },
        body: { ...template, status, based_on: template.revision },
      });
    },
    failure: 'Failed to update template',
    remember: rememberTemplate,
    done: template => (template.status === 'published' ? 'Template published' : 'Template is a draft again'),
  }),

  restore: write({
    mutationFn: (version: { id: string; n: number }) => call(templateRoutes.restore, { params: version }),
    failure: 'The version could not be restored',
    done: (_template, { n }) => `Version ${n} is the template’s text again.`,
    remember: rememberTemplate,
  }),
};

function rememberTemplate(client: QueryClient, template: Template) {
  client.setQueryData(templateQueries.one(template.id).queryKey, template);
  void client.invalidateQueries({ queryKey: templateQueries.list().queryKey });
  void client.invalidateQueries({ queryKey: templateQueries.versions(template.id).queryKey });
  // A new version leaves pages on older ones.
  void client.invalidateQueries({ queryKey: ['page-moves'] });
}
