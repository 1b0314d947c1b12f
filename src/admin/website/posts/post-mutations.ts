import { postRoutes } from '../../../contract/website/posts.ts';
import { keyOf } from '../../platform/route-key.ts';
import { write } from '../../platform/write.ts';

export const deletePost = write(postRoutes.remove, {
  failure: 'The post could not be deleted',
  done: 'Post deleted',
  changes: [keyOf(postRoutes.list)],
});
