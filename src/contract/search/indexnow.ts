import { z } from 'zod';
import { adminRoutesOf } from '../platform/route.ts';

export const indexnowSchema = z
  .object({
    is_on: z.boolean(),
    state: z
      .enum(['off', 'no-public-address', 'idle', 'waiting', 'held-up'])
      .describe('held-up: the last request failed or was refused; retried at `next_at`.'),
    key_address: z.string().nullable().describe('The file that proves the site is ours.'),
    waiting: z.number().int().describe('Addresses still to be told of.'),
    sent_total: z.number().int(),
    last_sent: z.number().int(),
    last_sent_at: z.iso.datetime().nullable(),
    last_answer: z.string().nullable(),
    next_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'IndexNow' });
export type IndexNow = z.infer<typeof indexnowSchema>;

const adminRoute = adminRoutesOf('indexnow');
export const indexnowRoutes = {
  read: adminRoute({
    method: 'get',
    path: '/api/indexnow',
    summary: 'Whether search engines are told of changed pages by IndexNow, and how that goes',
    reply: indexnowSchema,
  }),
  update: adminRoute({
    method: 'put',
    path: '/api/indexnow',
    summary: 'Switch IndexNow on or off; changes while off are not sent later',
    body: z.object({ is_on: z.boolean() }),
    reply: indexnowSchema,
  }),
};
