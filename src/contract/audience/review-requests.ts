import { z } from 'zod';
import { adminRoutesOf } from '../platform/route.ts';
import { reviewFields } from './reviews.ts';

export const reviewLinkSchema = z.object({
  url: z.string(),
  expires_at: z.iso.datetime(),
  is_sent: z.boolean().describe('False: no message was sent; pass the link on yourself.'),
});

export const reviewAskingSchema = z.object({
  waiting: z
    .number()
    .int()
    .describe('Leads that are done and were not asked yet; at most 10,000 are counted.'),
  asked: z
    .number()
    .int()
    .describe('Leads, and customers without a lead. A customer gets one message for several leads.'),
  answered: z.number().int(),
  can_send: z.boolean().describe('False: no mail server is set.'),
});
export type ReviewAsking = z.infer<typeof reviewAskingSchema>;

const adminRoute = adminRoutesOf('reviews');

/** Review requests to customers. */
export const reviewRequestRoutes = {
  asking: adminRoute({
    method: 'get',
    path: '/api/reviews/requests',
    summary: 'How many customers were asked, and who is still to be asked',
    reply: reviewAskingSchema,
  }),
  ask: adminRoute({
    method: 'post',
    path: '/api/reviews/requests',
    summary: 'Send one customer a signed review link, once only (409)',
    body: z.union([
      z.object({ lead_id: z.uuid() }),
      z.object({
        email: z.email('Write an email address').max(200).optional(),
        service: reviewFields.service.default(''),
        place: reviewFields.place.default(''),
      }),
    ]),
    reply: reviewLinkSchema,
  }),
  askAll: adminRoute({
    method: 'post',
    path: '/api/reviews/requests/all',
    summary: 'Request reviews for done leads without a request, oldest first; 500 at once',
    reply: z.object({ asked: z.number().int(), left: z.number().int() }),
  }),
};
