import type { Pace } from '../../../contract/generation/publishing-schedules.ts';
import type { Trx } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import type { BatchTable } from '../batches/queries.ts';
import { withChange, writePace } from './change-schedule.ts';
import { lockLiveSchedule } from './queries.ts';
import { createSchedule } from './start-schedule.ts';

interface ChosenPace {
  readonly pace: Pace;
  readonly userId: string | null;
  readonly now: Date;
}

/**
 * Sets the pace that comes with an approval or a start, in the same transaction: no page of the batch can be public
 * before its schedule. Replaces the pace of a waiting schedule.
 */
export async function setPace(
  trx: Trx,
  queue: JobQueue,
  batch: BatchTable,
  { pace, userId, now }: ChosenPace,
): Promise<void> {
  const schedule = await lockLiveSchedule(trx, batch.id);
  if (!schedule) {
    await createSchedule(trx, { queue, now }, batch, { pace, userId });
    return;
  }
  const { seed = schedule.seed, ...rest } = pace;
  const changed = withChange(schedule, { ...rest, seed }, now);
  const isSame = (['pages_per_day', 'portions', 'hour', 'start_on', 'page_order', 'seed'] as const).every(
    name => changed[name] === schedule[name],
  );
  if (!isSame) await writePace(trx, queue, schedule, changed);
}
