import type { Selectable } from 'kysely';
import { z } from 'zod';
import { contentPackSchema } from '../../../contract/platform/content-packs.ts';
import {
  contentSectionSchema,
  customFieldSchema,
  type Template,
  templateSchema,
  templateStatusSchema,
} from '../../../contract/templates/templates.ts';
import type { LandingPageTemplates } from '../../platform/db/tables.ts';
import { presentAs } from '../../platform/present-as.ts';

/** Stored sections and fields. They were validated before, so a failure here is a bug. */
export const storedSections = z.array(contentSectionSchema);
export const storedFields = z.record(z.string(), customFieldSchema);

/** The only conversion of a template row for API replies. */
export function presentTemplate(row: Selectable<LandingPageTemplates>): Template {
  return presentAs(templateSchema, {
    ...row,
    content_sections: storedSections.parse(row.content_sections),
    custom_fields: storedFields.parse(row.custom_fields),
    status: templateStatusSchema.parse(row.status),
    content_pack: contentPackSchema.parse(row.content_pack),
  });
}
