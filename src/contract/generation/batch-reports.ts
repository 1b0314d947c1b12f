import { z } from 'zod';

/** All batches in figures. */
export const batchMetricsSchema = z
  .object({
    total_planned: z.number().int(),
    total_completed: z.number().int(),
    total_failed: z.number().int(),
    total_pending: z.number().int().describe('Planned, and neither completed nor failed nor cancelled.'),
    percent_completed: z.number(),
    state_count: z.number().int(),
    city_count: z.number().int(),
    keyword_count: z.number().int(),
    batches: z
      .object({
        planning: z.number().int(),
        approved: z.number().int(),
        generating: z.number().int(),
        completed: z.number().int(),
        cancelled: z.number().int(),
      })
      .describe('How many there are, by status.'),
    active_batches: z.number().int().describe('Planning, approved or generating.'),
  })
  .meta({ id: 'BatchMetrics' });
export type BatchMetrics = z.infer<typeof batchMetricsSchema>;

/** What reverting a batch would do. */
export const revertPreviewSchema = z
  .object({
    removed_pages: z.number().int().describe('Pages that the batch made.'),
    restored_pages: z.number().int().describe('Pages that it changed, and that become what they were.'),
    edited_pages: z.number().int().describe('Of both, pages changed since: these changes are lost.'),
    kept_pages: z.number().int().describe('Changed again by a later batch: left as they are.'),
    redirects: z.number().int().describe('Automatic redirects of its pages that go or lead elsewhere again.'),
    sample: z.array(z.object({ slug: z.string(), change: z.enum(['removed', 'restored', 'kept']) })),
  })
  .meta({ id: 'RevertPreview' });
export type RevertPreview = z.infer<typeof revertPreviewSchema>;

/** Why plans of a batch have no page. */
export const failureReasonsSchema = z
  .object({
    failure_reasons: z
      .array(
        z.object({
          status: z.enum(['failed', 'skipped']),
          message: z.string(),
          advice: z.string().describe('What to do about it.'),
          count: z.number().int(),
          examples: z.array(
            z.object({ slug: z.string(), city: z.string(), state: z.string(), keyword: z.string() }),
          ),
        }),
      )
      .describe('Failed before skipped, the most frequent first; twenty at most.'),
  })
  .meta({ id: 'FailureReasons' });
export type FailureReasons = z.infer<typeof failureReasonsSchema>;
export type FailureReason = FailureReasons['failure_reasons'][number];

/** What generating selected batches would do. */
export const generationPreviewSchema = z
  .object({
    ready: z
      .array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          pages: z.number().int().describe('Pages still to be made.'),
          page_status: z.enum(['published', 'draft']),
          needs_approval: z.boolean().describe('It is approved first.'),
          verdict_text: z.string().describe('What the similarity forecast says of approving it.'),
        }),
      )
      .describe('Batches that generating starts.'),
    not_ready: z
      .array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          reason: z.string(),
          is_under_way: z
            .boolean()
            .describe('Planning or its forecast still runs: it becomes ready by itself.'),
        }),
      )
      .describe('Batches that generating leaves as they are.'),
  })
  .meta({ id: 'GenerationPreview' });
export type GenerationPreview = z.infer<typeof generationPreviewSchema>;
