import type { Selectable } from 'kysely';
import { z } from 'zod';
import { contentPackSchema } from '../../../contract/platform/content-packs.ts';
import {
  contentSectionSchema,
  customFieldSchema,
  type Template,
  templateStatusSchema,
} from '../../../contract/templates/templates.ts';
import type { LandingPageTemplates } from '../../platform/db/tables.ts';

/** Stored sections and fields. They were validated before, so a failure here is a bug. */
export const storedSections = z.array(contentSectionSchema);
export const storedFields = z.record(z.string(), customFieldSchema);

/** The only conversion of a template row for API replies. */
export function presentTemplate(row: Selectable<LandingPageTemplates>): Template {
  return {
    id: row.id,
    name: row.name,
    title_template: row.title_template,
    meta_description_template: row.meta_description_template,
    hero_title_template: row.hero_title_template,
    hero_subtitle_template: row.hero_subtitle_template,
    content_sections: storedSections.parse(row.content_sections),
    custom_fields: storedFields.parse(row.custom_fields),
    status: templateStatusSchema.parse(row.status),
    for_customers: row.for_customers,
    content_pack: contentPackSchema.parse(row.content_pack),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    revision: row.revision,
  };
}
