import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { postRoutes } from '../../../contract/website/posts.ts';
import { call } from '../../platform/api.ts';
import { listQuery } from '../../platform/read-query.ts';

type PostFilter = z.input<typeof postRoutes.list.query>;
type PreviewText = z.input<typeof postRoutes.preview.body>;

export const postQueries = {
  lists: ['posts', 'list'] as const,

  list: (filter: PostFilter) => listQuery(['posts', 'list', filter], postRoutes.list, { query: filter }),

  /** Never from the cache: writing continues from the stored text. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['posts', 'one', id],
      queryFn: ({ signal }) => call(postRoutes.read, { params: { id }, signal }),
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),

  preview: (text: PreviewText) =>
    queryOptions({
      queryKey: ['posts', 'preview', text],
      queryFn: ({ signal }) => call(postRoutes.preview, { body: text, signal }),
      placeholderData: keepPreviousData,
      gcTime: 0,
    }),
};
