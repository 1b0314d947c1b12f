import { z } from 'zod';
import { route } from '../platform/route.ts';

export const locationReportSchema = z
  .object({
    total_lines: z.number().int(),
    empty_lines: z.number().int(),
    ready_count: z.number().int(),
    rejected_count: z.number().int(),
    duplicate_count: z.number().int(),
    locations: z.array(z.object({ city: z.string(), state: z.string() })),
    rejected: z.array(z.object({ line_number: z.number().int(), line: z.string(), suggestion: z.string() })),
  })
  .meta({ id: 'LocationReport' });
export type LocationReport = z.infer<typeof locationReportSchema>;

export const locationRoutes = {
  parse: route({
    method: 'post',
    path: '/api/locations/parse',
    access: 'admin',
    scope: 'read',
    noun: 'locations',
    summary: 'Read locations, one per line, and report what was understood',
    body: z.object({ text: z.string().max(20_000_000) }),
    reply: locationReportSchema,
  }),
};
