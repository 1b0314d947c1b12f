import { z } from 'zod';
import { adminRoutesOf } from '../platform/route.ts';
import { reviewFields } from './reviews.ts';

export const reviewLinkSchema = z.object({
  url: z.string(),
  expires_at: z.iso.datetime(),
  is_sent: z.boolean().describe('False: nobody got a message; hand the link over yourself.'),
});

export const reviewAskingSchema = z.object({
  waiting: z
    .number()
    .int()
    .describe('Leads that are done and were not asked yet; at most 10,000 are counted.'),
  asked: z
    .number()
    .int()
    .describe('Leads, and customers without a lead. One message may be for several leads of one customer.'),
  answered: z.number().int(),
  can_send: z.boolean().describe('False: no mail server is set.'),
});
export type ReviewAsking = z.infer<typeof reviewAskingSchema>;

const adminRoute = adminRoutesOf('reviews');

/** Asking customers how it went. */
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
    summary: 'Ask one customer by a signed link. Nobody is asked twice (409)',
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
    summary:
      'Ask everybody whose lead is done and who was not asked yet; 500 at once, the longest done first',
    reply: z.object({ asked: z.number().int(), left: z.number().int() }),
  }),
};
