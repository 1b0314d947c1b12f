import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { PostStatus } from '../../../contract/website/post-filter.ts';
import { type PostRow, postRoutes } from '../../../contract/website/posts.ts';
import { call } from '../../platform/api.ts';
import { announce } from '../../platform/ui/announce.ts';
import { postQueries } from './post-queries.ts';

type WrittenPost = z.input<typeof postRoutes.create.body>;

/** The text, and the stored post it replaces; null for a new post. */
export interface PostSave {
  readonly post: WrittenPost;
  readonly over: { readonly id: string; readonly revision: number } | null;
}

export const postWrites = {
  /** Quiet: the editor says itself what went wrong, beside the text it is about. */
  save: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ post, over }: PostSave) =>
        over
          ? call(postRoutes.update, {
              params: { id: over.id },
              body: { ...post, revision: over.revision },
            })
          : call(postRoutes.create, { body: post }),
      meta: { quiet: true },
      onSuccess: () => lookAgain(client),
    }),

  /** Publishing changes one field, but the API replaces the whole text: read it fresh, so that nothing older is written back. */
  setStatus: (client: QueryClient) =>
    mutationOptions({
      mutationFn: async ({ id, status }: { id: string; status: PostStatus }) => {
        const post = await call(postRoutes.read, { params: { id } });
        return call(postRoutes.update, { params: { id }, body: { ...post, status } });
      },
      meta: { failure: 'The post could not be changed' },
      onSuccess: post => {
        announce(post.status === 'published' ? 'Post published' : 'Post is a draft again');
        return lookAgain(client);
      },
    }),

  remove: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id }: Pick<PostRow, 'id'>) => call(postRoutes.remove, { params: { id } }),
      meta: { failure: 'The post could not be deleted' },
      onSuccess: () => announce('Post deleted'),
      onSettled: () => lookAgain(client),
    }),
};

/** Not waited for: a row that leaves the list would take the announcement of its change with it. */
function lookAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: postQueries.lists });
}
