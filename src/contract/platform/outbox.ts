import { z } from 'zod';
import { adminRoutesOf, listOf, pageFields } from './route.ts';

export const outboxStateSchema = z.enum(['sent', 'waiting', 'failed', 'no-mail-server', 'expired']);
export type OutboxState = z.infer<typeof outboxStateSchema>;

export const outboxRowSchema = z
  .object({
    id: z.uuid(),
    topic: z.enum(['lead', 'account']),
    to: z.string(),
    subject: z.string(),
    state: outboxStateSchema,
    attempts: z.number().int(),
    last_error: z.string().nullable(),
    created_at: z.iso.datetime(),
    sent_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OutboxRow' });
export type OutboxRow = z.infer<typeof outboxRowSchema>;

export const outboxMessageSchema = outboxRowSchema
  .extend({
    text: z
      .string()
      .nullable()
      .describe('Null for sent or expired account messages, which held a link or code.'),
  })
  .meta({ id: 'OutboxMessage' });
export type OutboxMessage = z.infer<typeof outboxMessageSchema>;

const adminRoute = adminRoutesOf('outbox');

export const outboxRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/outbox',
    scope: 'none',
    summary: 'Messages to the world outside, newest first, without their text',
    query: z.object({
      topic: z.enum(['lead', 'account']).optional(),
      ...pageFields(),
    }),
    reply: listOf(outboxRowSchema).extend({ has_mail_server: z.boolean() }),
  }),
  read: adminRoute({
    method: 'get',
    path: '/api/outbox/{id}',
    scope: 'none',
    summary: 'One message with its text',
    reply: outboxMessageSchema,
  }),
};
