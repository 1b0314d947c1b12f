import type { Db } from '../../platform/db/database.ts';
import { getSchedule, reopenSchedule } from './queries.ts';
import { recordSchedule } from './record-schedule.ts';

/** Puts back the publishing schedule of a batch whose revert is undone. The caller sends its job. */
export async function resumeRevertedSchedule(trx: Db, batchId: string): Promise<void> {
  const id = await reopenSchedule(trx, batchId);
  if (id) await recordSchedule(trx, 'resumed-the-publishing-of', await getSchedule(trx, id));
}
