import { contentPackSchema } from '../../../contract/platform/content-packs.ts';
import { type TemplateVersionText } from '../../../contract/templates/templates.ts';
import type { VersionTable } from './queries.ts';
import { storedFields, storedSections } from './template-row.ts';

/** The frozen text of a version. */
export function versionText(version: VersionTable): Omit<TemplateVersionText, 'number' | 'created_at'> {
  return {
    name: version.name,
    title_template: version.title_template,
    meta_description_template: version.meta_description_template,
    hero_title_template: version.hero_title_template,
    hero_subtitle_template: version.hero_subtitle_template,
    content_sections: storedSections.parse(version.content_sections),
    custom_fields: storedFields.parse(version.custom_fields),
    content_pack: contentPackSchema.parse(version.content_pack),
  };
}
