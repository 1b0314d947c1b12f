import type { BlogPostCopy } from './blog-post.ts';
import { hurricaneYardDebrisPost } from './blog-posts/hurricane-yard-debris.ts';
import { readyForPickupPost } from './blog-posts/ready-for-pickup.ts';
import { whatCharitiesAcceptPost } from './blog-posts/what-charities-accept.ts';

export const blogPosts: readonly BlogPostCopy[] = [
  readyForPickupPost,
  whatCharitiesAcceptPost,
  hurricaneYardDebrisPost,
];
