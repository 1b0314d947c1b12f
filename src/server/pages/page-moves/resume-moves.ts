import type { Db } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { listUnfinishedMoves } from './queries.ts';

/** Puts every unfinished move back to work at start, whatever became of its job. */
export async function resumeMoves(db: Db, queue: Pick<JobQueue, 'sendNow'>): Promise<void> {
  for (const { id } of await listUnfinishedMoves(db)) await queue.sendNow('move-pages', { move_id: id });
}
