import { z } from 'zod';

/* What posts are listed by. Apart from the posts: addresses of screens are checked before anything else is loaded. */

export const postStatusSchema = z.enum(['draft', 'published']);
export type PostStatus = z.infer<typeof postStatusSchema>;
