import { z } from 'zod';
import { indexedSearchField, listOf, pageFields, route } from './route.ts';

export const activitySummarySchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
);
export type ActivitySummary = z.infer<typeof activitySummarySchema>;

/** What writes activity: one of it, as in "deleted the redirect /a", and the heading of its filter. */
export const activityNouns = {
  templates: { one: 'template', many: 'Templates' },
  batches: { one: 'batch', many: 'Batches' },
  'data-sets': { one: 'data set', many: 'Data sets' },
  packs: { one: 'pack', many: 'Packs' },
  services: { one: 'service', many: 'Services' },
  statements: { one: 'statement', many: 'Statements' },
  'work-orders': { one: 'work order', many: 'Work orders' },
  claims: { one: 'claim', many: 'Claims' },
  pages: { one: 'page', many: 'Pages' },
  'page-changes': { one: '', many: 'Bulk changes of pages' },
  'saved-views': { one: 'saved view', many: 'Saved views' },
  posts: { one: 'post', many: 'Blog' },
  'site-pages': { one: 'site page', many: 'Site pages' },
  leads: { one: 'a lead', many: 'Leads' },
  contacts: { one: 'a contact', many: 'Contacts' },
  cases: { one: 'finished work', many: 'Finished work' },
  reviews: { one: 'a review', many: 'Reviews' },
  redirects: { one: 'redirect', many: 'Redirects' },
  customers: { one: 'customer', many: 'Customers' },
  settings: { one: 'settings', many: 'Settings' },
  sitemap: { one: 'sitemap', many: 'Sitemap' },
  giveaway: { one: 'the giveaway', many: 'Giveaway' },
  transfers: { one: 'file', many: 'Export/Import' },
  session: { one: 'session', many: 'Sign-ins' },
  accounts: { one: 'account', many: 'Accounts' },
  invitations: { one: 'the invitation of', many: 'Invitations' },
  'api-keys': { one: 'API key', many: 'API keys' },
  database: { one: 'the database', many: 'Database' },
  webhooks: { one: 'webhook', many: 'Webhooks' },
} as const;
export const activityNounSchema = z.enum(Object.keys(activityNouns) as (keyof typeof activityNouns)[]);
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
