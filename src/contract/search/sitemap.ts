import { z } from 'zod';
import { adminRoutesOf } from '../platform/route.ts';

export const sitemapSchema = z
  .object({
    address: z.string().describe('Of the index: what search engines are told.'),
    built_at: z.iso.datetime().nullable(),
    took_ms: z.number().int(),
    addresses: z.number().int(),
    files: z.array(
      z.object({
        path: z.string(),
        addresses: z.number().int(),
        bytes: z.number().int().describe('Unpacked.'),
        changed_at: z.iso.datetime().nullable(),
      }),
    ),
    left_out: z.array(
      z.object({
        what: z
          .enum([
            'draft-pages',
            'archived-pages',
            'draft-posts',
            'redirected',
            'town-pages',
            'town-lists',
            'noindex',
          ])
          .describe(
            '`town-pages`: main-service pages replaced by their town’s page. `town-lists`: lists of a town’s pages.',
          ),
        count: z.number().int(),
        is_exact: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Sitemap' });
export type Sitemap = z.infer<typeof sitemapSchema>;

const adminRoute = adminRoutesOf('sitemap');
export const sitemapRoutes = {
  read: adminRoute({
    method: 'get',
    path: '/api/sitemap',
    summary: 'What search engines are told of, and what is left out',
    reply: sitemapSchema,
  }),
  build: adminRoute({
    method: 'post',
    path: '/api/sitemap/build',
    summary: 'Have the sitemap built now, by a job',
    status: 202,
    reply: z.object({ ordered_at: z.iso.datetime() }),
  }),
};
