import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { type Redirect, type redirectInputSchema, redirectRoutes } from '../../contract/redirects.ts';
import { call } from '../api.ts';

type RedirectFilter = z.input<typeof redirectRoutes.list.query>;
export type RedirectDraft = Required<z.input<typeof redirectInputSchema>>;

/** Everything read about redirects. */
export const redirectQueries = {
  all: ['redirects'] as const,

  list: (filter: RedirectFilter) =>
    queryOptions({
      queryKey: ['redirects', 'list', filter],
      queryFn: ({ signal }) => call(redirectRoutes.list, { query: filter, signal }),
      placeholderData: keepPreviousData,
    }),

  misses: () =>
    queryOptions({
      queryKey: ['redirects', 'misses'],
      queryFn: ({ signal }) => call(redirectRoutes.notFound, { query: { per_page: 100 }, signal }),
    }),
};

const lookAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: redirectQueries.all });

/** What can be done to redirects. */
export const redirectWrites = {
  save: (client: QueryClient, id: string | null) =>
    mutationOptions({
      mutationFn: (body: RedirectDraft) =>
        id === null
          ? call(redirectRoutes.create, { body })
          : call(redirectRoutes.update, { params: { id }, body }),
      meta: { quiet: true },
      onSuccess: () => lookAgain(client),
    }),

  toggle: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (redirect: Redirect) =>
        call(redirectRoutes.update, {
          params: { id: redirect.id },
          body: { ...draftOf(redirect), is_active: !redirect.is_active },
        }),
      meta: { failure: 'The redirect could not be switched' },
      onSettled: () => lookAgain(client),
    }),

  remove: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id }: Pick<Redirect, 'id'>) => call(redirectRoutes.remove, { params: { id } }),
      meta: { failure: 'The redirect could not be deleted' },
      onSettled: () => lookAgain(client),
    }),

  importCsv: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (body: { csv: string; apply: boolean }) => call(redirectRoutes.import, { body }),
      meta: { quiet: true },
      onSuccess: report => report.applied && lookAgain(client),
    }),

  forget: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (path: string) => call(redirectRoutes.forget, { body: { path } }),
      meta: { failure: 'The address could not be taken off the list' },
      onSettled: () => lookAgain(client),
    }),
};

/** What can be written of a redirect. */
export function draftOf(redirect: Redirect): RedirectDraft {
  const { source_path, destination_path, redirect_type, is_prefix, is_active, description } = redirect;
  return { source_path, destination_path, redirect_type, is_prefix, is_active, description };
}
