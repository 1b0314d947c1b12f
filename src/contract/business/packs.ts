import { z } from 'zod';
import { contentPackSchema } from '../platform/content-packs.ts';
import { adminRoutesOf } from '../platform/route.ts';
import { maxPackBytes } from './pack-documents.ts';
import { priceNumberSchema } from './prices.ts';

export const packSchema = z
  .object({
    name: contentPackSchema,
    label: z.string(),
    version: z.number().int(),
    keyword: z.string().describe('The main words that people search for.'),
    load_unit: z.string().nullable().describe('What finished work is measured in, in eighths.'),
    is_shipped: z.boolean().describe('It comes with the program and can’t be deleted.'),
    is_own: z.boolean().describe('The trade of the business.'),
    is_any_trade: z.boolean().describe('The owner says what the trade is called.'),
    is_whole_trade: z.boolean().describe('A business can be set up with it.'),
    slogan: z.string(),
    starts_from: z.string().describe('What prices start from, as the pack suggests.'),
    price_numbers: z.array(priceNumberSchema).describe('What an owner is asked for: five at most.'),
    illustrations: z.string().describe('The name of its set of drawings.'),
    service_names: z.array(z.string()),
    services: z.number().int().describe('How many it has; so with pages, templates and posts.'),
    pages: z.array(z.string()).describe('Paths of its site pages.'),
    templates: z.number().int(),
    posts: z.number().int(),
  })
  .meta({ id: 'Pack' });
export type PackSummary = z.infer<typeof packSchema>;

const packSampleSchema = z
  .object({ type: z.string(), title: z.string(), content: z.record(z.string(), z.json()) })
  .meta({ id: 'PackSample' });
export type PackSample = z.infer<typeof packSampleSchema>;

const adminRoute = adminRoutesOf('packs');
const params = z.object({ name: contentPackSchema });

export const packRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/packs',
    summary: 'The packs of this installation, the trade of the business first',
    reply: z.object({ items: z.array(packSchema) }),
  }),
  import: adminRoute({
    method: 'post',
    path: '/api/packs',
    summary: `Import or replace a pack: a zip of at most ${maxPackBytes / 1_000_000} MB`,
    upload: 'application/zip',
    reply: packSchema,
  }),
  samples: adminRoute({
    method: 'get',
    path: '/api/packs/{name}/samples',
    summary: 'What a new section of each type starts with',
    params,
    reply: z.object({ items: z.array(packSampleSchema) }),
  }),
  export: adminRoute({
    method: 'get',
    path: '/api/packs/{name}/export',
    summary: 'A pack as a zip that can be imported elsewhere',
    params,
    reply: z.string(),
    media: 'application/zip',
  }),
  remove: adminRoute({
    method: 'delete',
    path: '/api/packs/{name}',
    summary: 'Delete an imported pack that nothing uses',
    params,
  }),
};
