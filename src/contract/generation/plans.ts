import { z } from 'zod';

export const planStatusSchema = z.enum(['planned', 'generating', 'completed', 'skipped', 'failed']);
export type PlanStatus = z.infer<typeof planStatusSchema>;

export const planSchema = z
  .object({
    id: z.number().int().describe('The plan’s place in its batch.'),
    generation_batch_id: z.uuid(),
    slug: z.string(),
    city: z.string(),
    state: z.string(),
    keyword: z.string(),
    status: planStatusSchema,
    error_message: z.string().nullable(),
    generated_page_id: z.uuid().nullable(),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof planSchema>;

/** A batch as people review it: the first plans of each state, and how the keywords share the work. */
export const batchPreviewSchema = z
  .object({
    states: z.array(z.object({ state: z.string(), count: z.number().int(), plans: z.array(planSchema) })),
    keywords: z.array(z.object({ keyword: z.string(), count: z.number().int() })).describe('The first 50.'),
    keyword_total: z.number().int(),
  })
  .meta({ id: 'BatchPreview' });
export type BatchPreview = z.infer<typeof batchPreviewSchema>;
