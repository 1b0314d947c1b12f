import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { sitePageRoutes as routes, type SitePageDocument } from '../../../contract/website/site-pages.ts';
import { call } from '../../platform/api.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import { write } from '../../platform/write.ts';

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
  add: write({
    mutationFn: (body: z.input<typeof routes.create.body>) => call(routes.create, { body }),
    silentFailure: true,
    changes: [[key, 'list']],
  }),

  save: (id: string) =>
    write({
      mutationFn: (body: z.input<typeof routes.save.body>) => call(routes.save, { params: { id }, body }),
      silentFailure: true,
      // Not after an error: the page may be deleted, and the editor holds text that is not saved.
      changes: (_body, error) => (error ? [] : [[key]]),
    }),

  hide: write({
    mutationFn: async ({ id, is_hidden }: { id: string; is_hidden: boolean }) => {
      const page = await call(routes.read, { params: { id } });
      return call(routes.save, {
        params: { id },
        body: { document: page.document, is_hidden, based_on: page.revision },
      });
    },
    failure: 'The page could not be changed',
    changes: [[key]],
  }),

  order: write({
    mutationFn: (ids: string[]) => call(routes.order, { body: { ids } }),
    failure: 'The page could not be moved',
    changes: [[key, 'list']],
  }),

  remove: write({
    mutationFn: ({ id, redirect_to }: { id: string; redirect_to: string }) =>
      call(routes.remove, { params: { id }, query: { redirect_to } }),
    failure: 'The page could not be deleted',
    changes: [[key]],
  }),

  reset: write({
    mutationFn: (id: string) => call(routes.reset, { params: { id } }),
    failure: 'The page could not be reset',
    changes: [[key]],
  }),

  restore: write({
    mutationFn: (version: { id: string; number: number }) => call(routes.restore, { params: version }),
    failure: 'The version could not be restored',
    changes: [[key]],
  }),
};
