import { v7 as uuidv7 } from 'uuid';
import type { PageChange } from '../../../contract/pages/page-changes.ts';
import { noRedirect } from '../../../contract/pages/pages.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Trx } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import type { TemplateTable } from '../../templates/templates/queries.ts';
import { changePagesJobName } from './change-pages.job.ts';
import { presentChange } from './present-change.ts';
import { getChange, insertChange } from './queries.ts';

interface TemplateDeletion {
  readonly template: TemplateTable;
  /** Pages it has. */
  readonly total: number;
  readonly redirectTo: string | null | undefined;
  readonly userId: string | null;
}

/** Stores the deletion of a template with many pages, and its job with it. The template has to be locked. */
export async function startTemplateDeletion(
  trx: Trx,
  queue: JobQueue,
  { template, total, redirectTo, userId }: TemplateDeletion,
): Promise<PageChange> {
  const id = uuidv7();
  await insertChange(trx, {
    id,
    action: 'delete',
    undoes: null,
    filter: { template_id: template.id },
    redirect_to: redirectTo === null ? noRedirect : (redirectTo ?? null),
    created_by: userId,
    pages: total,
    template: { id: template.id, name: template.name },
  });
  await writeActivity(trx, {
    action: 'began-deleting',
    noun: 'page-changes',
    id,
    name: `${total.toLocaleString('en-US')} pages`,
    after: { template: template.name, ...(redirectTo && { redirect_to: redirectTo }) },
  });
  await queue.send(trx, changePagesJobName, { change_id: id });
  await announce(trx, { kind: 'template', id: template.id });
  return presentChange(await getChange(trx, id));
}
