import { z } from 'zod';
import { batchSchema } from '../generation/batches.ts';
import { adminRoutesOf } from '../platform/route.ts';

export const systemStateSchema = z
  .object({
    is_healthy: z.boolean(),
    response_ms: z.number().int().describe('How long the database took to answer.'),
    issues: z.array(z.object({ message: z.string(), advice: z.string() })),
    counts: z.object({
      total: z.number().int(),
      active: z.number().int(),
      completed: z.number().int(),
      cancelled: z.number().int(),
      stuck: z.number().int().describe('Generating without an update for 15 minutes.'),
      old: z.number().int().describe('Completed or cancelled more than 7 days ago.'),
    }),
    active_batches: z.array(batchSchema).describe('The newest twenty.'),
    checked_at: z.iso.datetime(),
  })
  .meta({ id: 'SystemState' });
export type SystemState = z.infer<typeof systemStateSchema>;

const adminRoute = adminRoutesOf('system');
export const systemRoutes = {
  read: adminRoute({
    method: 'get',
    path: '/api/system',
    summary: 'How generation is doing',
    reply: systemStateSchema,
  }),
  emergencyCleanup: adminRoute({
    method: 'post',
    path: '/api/system/emergency-cleanup',
    summary: 'Cancel batches that generate without an update for 15 minutes',
    reply: z.object({ cancelled: z.number().int() }),
  }),
  cleanOldBatches: adminRoute({
    method: 'post',
    path: '/api/system/clean-old-batches',
    summary: 'Delete batches completed or cancelled some days ago; their pages stay',
    body: z.object({ days: z.number().int().min(1).max(3_650).default(7) }),
    reply: z.object({ deleted: z.number().int(), left: z.number().int() }),
  }),
};
