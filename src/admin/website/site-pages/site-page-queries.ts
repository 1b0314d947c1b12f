import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { sitePageRoutes as routes, type SitePageDocument } from '../../../contract/website/site-pages.ts';
import { call } from '../../platform/api.ts';
import { listQuery } from '../../platform/read-query.ts';
import { keyOf } from '../../platform/route-key.ts';

/** Milliseconds without a change before the page is drawn again. */
export const previewPause = 400;

export const sitePageQueries = {
  list: () =>
    queryOptions({
      queryKey: keyOf(routes.list),
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

  preview: (document: SitePageDocument) =>
    listQuery(routes.preview, { body: document, retry: false, gcTime: 0 }),
};
