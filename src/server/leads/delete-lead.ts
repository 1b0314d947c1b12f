import type { LeadDesk } from './lead-desk.ts';
import { dropPhotoFiles } from './photo-files.ts';
import { deleteLeadRow } from './queries.ts';

/** Deletes a lead with everything about it: photos and messages hold the person's data as well. */
export async function deleteLead(desk: LeadDesk, id: string): Promise<void> {
  await desk.database.kysely.transaction().execute(trx => deleteLeadRow(trx, id));
  await dropPhotoFiles(desk.uploads, id);
}
