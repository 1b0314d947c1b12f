import type { PostRow } from '../../../contract/website/posts.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { counted } from '../../platform/ui/count.ts';
import { publicPath } from './post-labels.ts';

type Doomed = Pick<PostRow, 'title' | 'slug' | 'status' | 'old_address_count'>;

/** Asks before a post is deleted, and names what is deleted with it. */
export function confirmPostDeletion(post: Doomed, onConfirm: () => void) {
  confirmLoss({
    title: 'Delete post',
    question: `Delete “${post.title}”? This cannot be undone.`,
    consequence: lossOf(post),
    action: 'Delete post',
    onConfirm,
  });
}

function lossOf({ slug, status, old_address_count }: Doomed): string {
  const former =
    old_address_count > 0
      ? ` So will ${counted(old_address_count, 'former address', 'former addresses')}.`
      : '';
  if (status === 'draft') return `Its text is lost. No visitor sees it now.${former && ` ${former.trim()}`}`;
  return `Its text is lost, and ${publicPath(slug)} will answer “not found” at once.${former} To take it off the site and keep the text, unpublish it instead.`;
}
