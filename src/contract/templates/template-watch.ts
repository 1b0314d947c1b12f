import { z } from 'zod';

/** Who has a template open, and whether its text has changed since. */
export const templateWatchSchema = z
  .object({
    revision: z.number().int(),
    updated_at: z.iso.datetime(),
    updated_by_email: z.string().nullable(),
    deletion_id: z.uuid().nullable().describe('Set: the bulk change that is deleting it with its pages.'),
    editors: z.array(z.object({ editor_id: z.uuid(), email: z.string(), since: z.iso.datetime() })),
  })
  .meta({ id: 'TemplateWatch' });
export type TemplateWatch = z.infer<typeof templateWatchSchema>;
