import type { Actor } from '../../platform/activity/acting.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import { deleteTemplateRow, type TemplateTable } from './queries.ts';
import { templateSummary } from './template-summary.ts';

/** Deletes a template and its versions, in the transaction that finds no more pages. */
export async function removeTemplate(
  trx: Db,
  template: TemplateTable,
  { pages, actor }: { readonly pages: number; readonly actor?: Actor | null },
): Promise<void> {
  await deleteTemplateRow(trx, template.id);
  const activity = {
    action: 'deleted',
    noun: 'templates' as const,
    id: template.id,
    name: template.name,
    before: { ...templateSummary(template), pages },
  };
  await writeActivity(trx, activity, actor);
  await announce(trx, { kind: 'template', id: template.id });
  await announce(trx, { kind: 'all-pages' });
}
