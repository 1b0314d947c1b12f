import { z } from 'zod';
import { adminRoutesOf, pageSize, seenAt } from '../platform/route.ts';

export const webhookEventSchema = z.enum(['page.published', 'batch.completed', 'lead.received']);
export type WebhookEvent = z.infer<typeof webhookEventSchema>;

export const webhookInputSchema = z.object({
  url: z.string().trim().min(1, 'Enter the address').max(2_000, 'At most 2,000 characters'),
  events: z
    .array(webhookEventSchema)
    .min(1, 'Choose at least one')
    .transform(events => [...new Set(events)]),
  is_active: z.boolean().default(true),
});

export const webhookSchema = z
  .object({
    id: z.uuid(),
    url: z.string(),
    events: z.array(webhookEventSchema),
    is_active: z.boolean(),
    waiting: z.number().int().describe('Messages that are still to be delivered.'),
    failed: z.number().int().describe('Messages that were given up.'),
    last_delivered_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhookSchema>;

export const deliverySchema = z
  .object({
    id: z.uuid().describe('The message’s number: webhook-id in every attempt.'),
    event: z.string(),
    status: z.enum(['waiting', 'delivered', 'failed']),
    attempts: z.number().int(),
    next_at: z.iso.datetime().nullable(),
    last_attempt_at: z.iso.datetime().nullable(),
    last_status: z.number().int().nullable().describe('What the receiver answered.'),
    last_ms: z.number().int().nullable(),
    last_answer: z.string().nullable().describe('The beginning of it.'),
    last_error: z.string().nullable(),
    payload: z.string().describe('What is sent, as JSON.'),
    is_replay: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof deliverySchema>;

const adminRoute = adminRoutesOf('webhooks');
const withSecret = webhookSchema.extend({
  secret: z.string().describe('Shown this once. Messages are signed with it, as Standard Webhooks says.'),
});

export const webhookRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/webhooks',
    summary: 'Every webhook, newest first',
    reply: z.object({ items: z.array(webhookSchema) }),
  }),
  create: adminRoute({
    method: 'post',
    path: '/api/webhooks',
    summary: 'Add a webhook; its secret is told once',
    status: 201,
    body: webhookInputSchema,
    reply: withSecret,
  }),
  update: adminRoute({
    method: 'put',
    path: '/api/webhooks/{id}',
    summary: 'Change a webhook’s address and events, or enable or disable it',
    body: webhookInputSchema.extend(seenAt),
    reply: webhookSchema,
  }),
  remove: adminRoute({
    method: 'delete',
    path: '/api/webhooks/{id}',
    summary: 'Delete a webhook with its deliveries',
  }),
  test: adminRoute({
    method: 'post',
    path: '/api/webhooks/{id}/test',
    summary: 'Send a test message now',
    status: 202,
    reply: deliverySchema,
  }),
  deliveries: adminRoute({
    method: 'get',
    path: '/api/webhooks/{id}/deliveries',
    summary: 'The last messages of a webhook, newest first',
    query: z.object({ per_page: pageSize() }),
    reply: z.object({ items: z.array(deliverySchema) }),
  }),
  replay: adminRoute({
    method: 'post',
    path: '/api/webhook-deliveries/{id}/replay',
    summary: 'Send a message again, with a new id',
    status: 202,
    reply: deliverySchema,
  }),
};
