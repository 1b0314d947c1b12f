import { z } from 'zod';

/* What reviews are listed by. Apart from the reviews: addresses of screens are checked before anything else is loaded. */

export const reviewStatusSchema = z.enum(['published', 'withdrawn']);
export type ReviewStatus = z.infer<typeof reviewStatusSchema>;

export const reviewSourceSchema = z.enum(['link', 'business-profile', 'other']);
export type ReviewSource = z.infer<typeof reviewSourceSchema>;
