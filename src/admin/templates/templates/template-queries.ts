import { queryOptions } from '@tanstack/react-query';
import { templateRoutes } from '../../../contract/templates/templates.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';

/** The most templates that one answer holds; a business has a handful. */
const EVERY_TEMPLATE = 200;

export const templateQueries = {
  all: ['templates'] as const,

  list: () => readQuery(['templates', 'list'], templateRoutes.list, { query: { per_page: EVERY_TEMPLATE } }),

  one: (id: string) =>
    readQuery(['templates', 'one', id], templateRoutes.read, { params: { id }, staleTime: 5 * 60_000 }),

  /** Unstated claims of the saved text. */
  claims: (id: string, revision: number) =>
    queryOptions({
      queryKey: ['claims', 'template', id, revision],
      queryFn: async ({ signal }) => {
        const { issues } = await call(templateRoutes.issues, { params: { id }, signal });
        return issues.filter(({ code }) => code === 'claim');
      },
    }),

  versions: (id: string) =>
    readQuery(['templates', 'versions', id], templateRoutes.versions, { params: { id } }),

  /** A version never changes once it is frozen. */
  version: (id: string, n: number) =>
    readQuery(['templates', 'version', id, n], templateRoutes.version, {
      params: { id, n },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
