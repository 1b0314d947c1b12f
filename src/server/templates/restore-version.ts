import type { Template } from '../../contract/templates.ts';
import { writeActivity } from '../activity/write-activity.ts';
import type { Db } from '../db/database.ts';
import { freezeVersion } from './freeze-version.ts';
import { lockTemplate, updateTemplateRow } from './queries.ts';
import { presentTemplate, storedFields, storedSections } from './template-row.ts';
import { getVersionNumbered } from './version-queries.ts';

/** Makes a version's text the template's again. What stood there before is frozen first, so that nothing is lost. */
export async function restoreVersion(
  db: Db,
  templateId: string,
  number: number,
  userId: string | null,
): Promise<Template> {
  return db.transaction().execute(async trx => {
    const template = await lockTemplate(trx, templateId);
    const version = await getVersionNumbered(trx, templateId, number);
    await freezeVersion(trx, template, userId);
    const row = await updateTemplateRow(trx, templateId, {
      ...presentTemplate(template),
      name: version.name,
      title_template: version.title_template,
      meta_description_template: version.meta_description_template,
      hero_title_template: version.hero_title_template,
      hero_subtitle_template: version.hero_subtitle_template,
      content_sections: storedSections.parse(version.content_sections),
      custom_fields: storedFields.parse(version.custom_fields),
    });
    if (row.status === 'published') await freezeVersion(trx, row, userId);
    await writeActivity(trx, {
      action: 'restored',
      noun: 'templates',
      id: templateId,
      name: row.name,
      after: { version: number },
    });
    return presentTemplate(row);
  });
}
