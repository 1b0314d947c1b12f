import { z } from 'zod';
import { adminRoutesOf, listOf, pageFields, searchField } from '../platform/route.ts';

export const keywordUseSchema = z
  .object({
    dataset_id: z.uuid().describe('The id of the batch or page that the keyword was used for.'),
    kind: z.enum(['batch', 'page']),
    name: z.string(),
    exists: z.boolean().describe('False: the batch was deleted; pages it made may still be there.'),
    location_count: z.number().int(),
    used_at: z.iso.datetime(),
  })
  .meta({ id: 'KeywordUse' });
export type KeywordUse = z.infer<typeof keywordUseSchema>;

export const keywordUsageSchema = z
  .object({
    keyword: z.string(),
    use_count: z.number().int().describe('How many batches and single pages used it.'),
    location_count: z.number().int().describe('Places of all its uses; one used twice counts twice.'),
    last_used_at: z.iso.datetime(),
    uses: z.array(keywordUseSchema).describe('The newest three.'),
  })
  .meta({ id: 'KeywordUsage' });
export type KeywordUsage = z.infer<typeof keywordUsageSchema>;

export const repeatedUseSchema = z
  .object({
    keyword: z.string(),
    dataset_id: z.uuid(),
    name: z.string(),
    used_at: z.iso.datetime(),
    shared_locations: z.number().int().describe('How many of the asked places it was used for then.'),
    sample: z.array(z.string()).describe('The first three of them.'),
  })
  .meta({ id: 'RepeatedUse' });
export type RepeatedUse = z.infer<typeof repeatedUseSchema>;

const adminRoute = adminRoutesOf('keyword-usage');
export const keywordUsageRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/keyword-usage',
    summary: 'Which keywords were used, where and when; in the order of the alphabet',
    query: z.object({
      search: searchField('Part of the keyword.'),
      ...pageFields(25),
    }),
    reply: listOf(keywordUsageSchema),
  }),
  check: adminRoute({
    method: 'post',
    path: '/api/keyword-usage/check',
    scope: 'read',
    summary: 'Which of these keywords were used before for some of these places',
    body: z.object({
      locations: z.string().max(20_000_000).describe('One per line: "City, State".'),
      keywords: z.string().max(20_000_000).describe('One per line.'),
    }),
    reply: z.object({
      items: z.array(repeatedUseSchema).describe('The newest first; twenty at most.'),
      repeated_keywords: z.number().int(),
      checked_keywords: z.number().int().describe('The first thousand of the list are looked up.'),
    }),
  }),
};
