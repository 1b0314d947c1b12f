import { z } from 'zod';

const counts = z.array(z.number().int()).length(101);
/** A stored forecast: by percent, so that changed settings need no new forecast. */
export const storedLikenessSchema = z.object({
  pages: z.number().int(),
  counts,
  live_pages: z.number().int(),
  live_total: z.number().int(),
  worst: z.array(
    z.object({ one: z.string(), other: z.string(), is_live: z.boolean(), likeness: z.number() }),
  ),
  sections: z.array(
    z.object({
      section_id: z.string().nullable(),
      title: z.string(),
      type: z.string().nullable(),
      part: z.number(),
      shared: z.number(),
    }),
  ),
  seconds: z.number(),
});
export type StoredLikeness = z.infer<typeof storedLikenessSchema>;
