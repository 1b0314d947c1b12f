import { queryOptions } from '@tanstack/react-query';
import { templateRoutes } from '../../../contract/templates/templates.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { keyOf } from '../../platform/route-key.ts';

/** The most templates that one answer holds; a business has a handful. */
const EVERY_TEMPLATE = 200;

export const templateQueries = {
  /** The keys of the list, and of the presets: of those that are not in it. */
  lists: [keyOf(templateRoutes.list), keyOf(templateRoutes.presets)],

  list: () => readQuery(templateRoutes.list, { query: { per_page: EVERY_TEMPLATE } }),

  one: (id: string) => readQuery(templateRoutes.read, { params: { id }, staleTime: 5 * 60_000 }),

  /** Unstated claims of the saved text. */
  claims: (id: string, revision: number) =>
    queryOptions({
      queryKey: ['claims', 'template', id, revision],
      queryFn: async ({ signal }) => {
        const { issues } = await call(templateRoutes.issues, { params: { id }, signal });
        return issues.filter(({ code }) => code === 'claim');
      },
    }),
};
