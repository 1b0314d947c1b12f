import type { Template } from '../../../contract/templates/templates.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import { freezeVersion } from './freeze-version.ts';
import { publishVersion } from './publish-version.ts';
import { lockTemplate, updateTemplateRow } from './queries.ts';
import { presentTemplate } from './template-row.ts';
import { getVersionNumbered } from './version-queries.ts';
import { versionText } from './version-text.ts';

/** Restores a version's text to the template. The current text is frozen first, so that nothing is lost. */
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
    const row = await updateTemplateRow(
      trx,
      templateId,
      { ...presentTemplate(template), ...versionText(version) },
      userId,
    );
    await announce(trx, { kind: 'template', id: templateId });
    if (row.status === 'published') await publishVersion(trx, row, userId);
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
