import type { QueryClient } from '@tanstack/react-query';
import { type Template, templateRoutes } from '../../../contract/templates/templates.ts';
import { call, type InputOf } from '../../platform/api.ts';
import { keyOf, readAgain } from '../../platform/route-key.ts';
import { write } from '../../platform/write.ts';
import { templateQueries } from './template-queries.ts';

export const templateMutations = {
  save: (id: string | null) =>
    write({
      mutationFn: (body: InputOf<typeof templateRoutes.update>['body']) =>
        id ? call(templateRoutes.update, { params: { id }, body }) : call(templateRoutes.create, { body }),
      // The editor shows the failure itself: some are a matter of merging.
      silentFailure: true,
      done: 'Template saved successfully!',
      remember,
    }),

  clone: write(templateRoutes.clone, {
    failure: 'Error cloning template',
    remember,
    done: 'Template cloned successfully!',
    changes: [],
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
    remember,
    done: template => (template.status === 'published' ? 'Template published' : 'Template is a draft again'),
  }),

  restore: write(templateRoutes.restore, {
    failure: 'The version could not be restored',
    done: (_template, { params }) => `Version ${String(params.n)} is the template’s text again.`,
    remember,
    changes: [],
  }),
};

/** Keeps the answer. What else a new version changes is read again meanwhile: pages stay on older ones. */
function remember(client: QueryClient, template: Template) {
  const params = { id: template.id };
  client.setQueryData(keyOf(templateRoutes.read, { params }), template);
  const stale = [...templateQueries.lists, keyOf(templateRoutes.versions, { params }), ['page-moves']];
  void readAgain(client, stale);
}
