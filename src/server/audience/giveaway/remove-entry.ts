import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { deleteEntry } from './queries.ts';

/** Deletes an entry, at the request of its owner. The log does not name them. */
export async function removeEntry(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async trx => {
    if (!(await deleteEntry(trx, id))) {
      throw new AppError('not-found', 'Entry not found.', { reason: 'entry-missing' });
    }
    await writeActivity(trx, { action: 'deleted', noun: 'giveaway', id, name: '' });
  });
}
