import { writeActivity } from '../activity/write-activity.ts';
import { countOpenBatches } from '../batches/queries.ts';
import { announce } from '../db/announce.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { deletePagesOfTemplate } from '../pages/write-template-deletion.ts';
import { deleteTemplateRow, lockTemplate } from './queries.ts';
import { templateSummary } from './template-summary.ts';

/**
 * Deletes a template, its versions and every page generated from it, together or not at all. Visitors of its public pages
 * are led on (`redirectTo`: where; null: nowhere; left out: to the nearest page).
 */
export async function deleteTemplate(db: Db, id: string, redirectTo?: string | null): Promise<number> {
  return db.transaction().execute(async trx => {
    const template = await lockTemplate(trx, id);
    if ((await countOpenBatches(trx, id)) > 0) {
      throw new AppError(
        'conflict',
        'A batch of this template is being planned or generated. Cancel it first.',
        {
          reason: 'batch-running',
        },
      );
    }
    const pages = await deletePagesOfTemplate(trx, id, redirectTo);
    await deleteTemplateRow(trx, id);
    await writeActivity(trx, {
      action: 'deleted',
      noun: 'templates',
      id,
      name: template.name,
      before: { ...templateSummary(template), pages },
    });
    await announce(trx, { kind: 'all-pages' });
    return pages;
  });
}
