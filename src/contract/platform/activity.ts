import { z } from 'zod';
import { indexedSearchField, listOf, pageFields, route } from './route.ts';

export const activitySummarySchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
);
export type ActivitySummary = z.infer<typeof activitySummarySchema>;

export const activityNounSchema = z.enum([
  'templates',
  'batches',
  'data-sets',
  'packs',
  'services',
  'statements',
  'claims',
  'pages',
  'page-changes',
  'saved-views',
  'posts',
  'site-pages',
  'leads',
  'cases',
  'reviews',
  'redirects',
  'customers',
  'settings',
  'sitemap',
  'giveaway',
  'transfers',
  'session',
  'accounts',
  'invitations',
  'api-keys',
  'database',
  'webhooks',
]);
export type ActivityNoun = z.infer<typeof activityNounSchema>;

export const activitySchema = z
  .object({
    id: z.uuid(),
    user_email: z.string().nullable().describe('Null: the program itself.'),
    action: z.string(),
    noun: z.string(),
    subject_id: z.string().nullable(),
    subject_name: z.string(),
    before: activitySummarySchema.nullable(),
    after: activitySummarySchema.nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Activity' });
export type Activity = z.infer<typeof activitySchema>;

export const activityRoutes = {
  list: route({
    method: 'get',
    path: '/api/activity',
    access: 'admin',
    noun: 'activity',
    summary: 'What was changed, by whom and when, newest first',
    query: z.object({
      search: indexedSearchField('Part of a name, an account or an action.'),
      noun: activityNounSchema.optional(),
      ...pageFields(),
    }),
    reply: listOf(activitySchema),
  }),
};
