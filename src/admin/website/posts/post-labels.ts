import type { PostStatus } from '../../../contract/website/post-filter.ts';
import type { StatusBadgeProps } from '../../platform/ui/status-badge.tsx';

export const statusLabel: Record<PostStatus, StatusBadgeProps> = {
  draft: { tone: 'neutral', word: 'Draft' },
  published: { tone: 'green', word: 'Published' },
};

/** Where visitors find a post. */
export function publicPath(slug: string): string {
  return `/blog/${slug}`;
}
