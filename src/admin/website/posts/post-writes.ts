import type { z } from 'zod';
import type { PostStatus } from '../../../contract/website/post-filter.ts';
import { type PostRow, postRoutes } from '../../../contract/website/posts.ts';
import { call } from '../../platform/api.ts';
import { write } from '../../platform/write.ts';
import { postQueries } from './post-queries.ts';

type WrittenPost = z.input<typeof postRoutes.create.body>;

/** The text, and the stored post it replaces; null for a new post. */
interface PostSave {
  readonly post: WrittenPost;
  readonly over: { readonly id: string; readonly revision: number } | null;
}

export const postWrites = {
  /** `silentFailure`: the editor shows the error itself, beside the text. */
  save: write({
    mutationFn: ({ post, over }: PostSave) =>
      over
        ? call(postRoutes.update, {
            params: { id: over.id },
            body: { ...post, revision: over.revision },
          })
        : call(postRoutes.create, { body: post }),
    silentFailure: true,
    changes: [postQueries.lists],
  }),

  /** Publishing changes one field, but the API replaces the whole text: read it fresh, so that nothing older is written back. */
  setStatus: write({
    mutationFn: async ({ id, status }: { id: string; status: PostStatus }) => {
      const post = await call(postRoutes.read, { params: { id } });
      return call(postRoutes.update, { params: { id }, body: { ...post, status } });
    },
    failure: 'The post could not be changed',
    done: post => (post.status === 'published' ? 'Post published' : 'Post is a draft again'),
    changes: [postQueries.lists],
  }),

  remove: write({
    mutationFn: ({ id }: Pick<PostRow, 'id'>) => call(postRoutes.remove, { params: { id } }),
    failure: 'The post could not be deleted',
    done: 'Post deleted',
    changes: [postQueries.lists],
  }),
};
