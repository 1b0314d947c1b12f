import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { LeadContext } from './lead-context.ts';
import { dropPhotoFiles } from './photo-files.ts';
import { deleteLeadRow } from './queries.ts';

/** Deletes a lead with everything about it: photos and messages hold the person's data as well. */
export async function deleteLead(context: LeadContext, id: string): Promise<void> {
  await context.database.kysely.transaction().execute(async trx => {
    await deleteLeadRow(trx, id);
    await writeActivity(trx, { action: 'deleted', noun: 'leads', id, name: '' });
    await announce(trx, { kind: 'leads' });
  });
  await dropPhotoFiles(context.uploads, id);
}
