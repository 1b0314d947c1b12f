import type { z } from 'zod';
import { postRoutes } from '../../../contract/website/posts.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';

type PostFilter = z.input<typeof postRoutes.list.query>;
type PreviewText = z.input<typeof postRoutes.preview.body>;

export const postQueries = {
  lists: ['posts', 'list'] as const,

  list: (filter: PostFilter) => listQuery(['posts', 'list', filter], postRoutes.list, { query: filter }),

  /** Never from the cache: writing continues from the stored text. */
  one: (id: string) =>
    readQuery(['posts', 'one', id], postRoutes.read, {
      params: { id },
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),

  preview: (text: PreviewText) =>
    listQuery(['posts', 'preview', text], postRoutes.preview, { body: text, gcTime: 0 }),
};
