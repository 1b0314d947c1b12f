import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { sitePageRoutes as routes, type SitePageDocument } from '../../../contract/website/site-pages.ts';
import { call } from '../../platform/api.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';

const key = 'site-pages';

/** Milliseconds without a change before the page is drawn again. */
export const previewPause = 400;

export const sitePageQueries = {
  list: () =>
    queryOptions({
      queryKey: [key, 'list'],
      queryFn: async ({ signal }) => {
        const pages = [];
        for (let cursor: string | undefined = ''; cursor !== undefined; ) {
          const reply: z.output<typeof routes.list.reply> = await call(routes.list, {
            query: cursor === '' ? {} : { cursor },
            signal,
          });
          pages.push(...reply.items);
          cursor = reply.next_cursor ?? undefined;
        }
        return pages;
      },
    }),

  one: (id: string) =>
    readQuery([key, 'one', id], routes.read, {
      params: { id },
      // The editor holds what it was opened with; others' saves are met when it saves.
      staleTime: 0,
      gcTime: 0,
    }),

  versions: (id: string) => readQuery([key, 'versions', id], routes.versions, { params: { id } }),

  packText: (id: string) => readQuery([key, 'pack-text', id], routes.packText, { params: { id } }),

  preview: (document: SitePageDocument) =>
    listQuery([key, 'preview', document], routes.preview, { body: document, retry: false, gcTime: 0 }),
};

export const sitePageWrites = {
  add: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (body: z.input<typeof routes.create.body>) => call(routes.create, { body }),
      meta: { quiet: true },
      onSuccess: () => client.invalidateQueries({ queryKey: [key, 'list'] }),
    }),

  save: (client: QueryClient, id: string) =>
    mutationOptions({
      mutationFn: (body: z.input<typeof routes.save.body>) => call(routes.save, { params: { id }, body }),
      meta: { quiet: true },
      onSuccess: () => client.invalidateQueries({ queryKey: [key] }),
    }),

  hide: (client: QueryClient) =>
    mutationOptions({
      mutationFn: async ({ id, is_hidden }: { id: string; is_hidden: boolean }) => {
        const page = await call(routes.read, { params: { id } });
        return call(routes.save, {
          params: { id },
          body: { document: page.document, is_hidden, based_on: page.revision },
        });
      },
      meta: { failure: 'The page could not be changed' },
      onSettled: () => client.invalidateQueries({ queryKey: [key] }),
    }),

  order: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (ids: string[]) => call(routes.order, { body: { ids } }),
      meta: { failure: 'The page could not be moved' },
      onSettled: () => client.invalidateQueries({ queryKey: [key, 'list'] }),
    }),

  remove: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id, redirect_to }: { id: string; redirect_to: string }) =>
        call(routes.remove, { params: { id }, query: { redirect_to } }),
      meta: { failure: 'The page could not be deleted' },
      onSettled: () => client.invalidateQueries({ queryKey: [key] }),
    }),

  reset: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (id: string) => call(routes.reset, { params: { id } }),
      meta: { failure: 'The page could not be reset' },
      onSettled: () => client.invalidateQueries({ queryKey: [key] }),
    }),

  restore: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (version: { id: string; number: number }) => call(routes.restore, { params: version }),
      meta: { failure: 'The version could not be restored' },
      onSettled: () => client.invalidateQueries({ queryKey: [key] }),
    }),
};
