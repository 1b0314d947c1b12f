import { z } from 'zod';
import { factSchema } from '../business/statements.ts';
import { activitySummarySchema } from '../platform/activity.ts';
import { route } from '../platform/route.ts';
import { pageSchema } from './pages.ts';

const ruleSchema = z.object({
  id: z.uuid(),
  source_path: z.string(),
  destination_path: z.string(),
  redirect_type: z.number().int(),
});

const sentenceSchema = z.object({
  section: z.string().describe('The heading above it.'),
  text: z.string(),
  about: z
    .enum(['service', 'place', 'area', 'business', 'common', 'edited'])
    .describe('`area`: its county or state. `common`: all pages of the template. `edited`: a hand edit.'),
  facts: z.array(factSchema).describe('What it rests on, with the sources.'),
});
export type ReportedSentence = z.infer<typeof sentenceSchema>;

export const pageReportSchema = z
  .object({
    page: pageSchema,
    batch_name: z.string().nullable(),
    newest_version: z.number().int().nullable().describe('Of its template.'),
    days: z
      .array(z.object({ day: z.iso.date(), views: z.number().int(), calls: z.number().int() }))
      .describe('The last 90, today last. Days are UTC.'),
    leads: z.object({
      total: z.number().int(),
      newest: z.array(
        z.object({ id: z.uuid(), name: z.string(), status: z.string(), created_at: z.iso.datetime() }),
      ),
    }),
    redirects_from: z.array(ruleSchema).describe('Redirects at its address: visitors do not see the page.'),
    redirects_to: z.array(ruleSchema).describe('Up to 50 addresses that lead to it.'),
    likeness: z
      .object({
        compared: z.number().int(),
        nearest: z
          .object({ page_id: z.uuid(), slug: z.string(), title: z.string(), percent: z.number() })
          .nullable(),
      })
      .nullable()
      .describe('The most similar live page of the same version and time. null: its template is gone.'),
    sentences: z
      .array(sentenceSchema)
      .nullable()
      .describe('What it says, in order: the first 1,000. null: its template is gone.'),
    history: z.array(
      z.object({
        at: z.iso.datetime(),
        by: z.string().nullable().describe('null: the program itself.'),
        action: z.string(),
        before: activitySummarySchema.nullable(),
        after: activitySummarySchema.nullable(),
        is_bulk: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'PageReport' });
export type PageReport = z.infer<typeof pageReportSchema>;

export const pageReportRoutes = {
  read: route({
    method: 'get',
    path: '/api/pages/{id}/report',
    access: 'admin',
    noun: 'page-reports',
    summary: 'One page with its views, calls, leads, likeness, sentences with sources, redirects and history',
    reply: pageReportSchema,
  }),
};
