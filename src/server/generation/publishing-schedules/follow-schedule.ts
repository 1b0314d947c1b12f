import type { Transaction } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/tables.ts';
import { isGenerated } from '../batches/batch-status.ts';
import { getBatch } from '../batches/queries.ts';
import { orderOf, prepareChunk } from './prepare-schedule.ts';
import { type Next, publishPortion } from './publish-portion.ts';
import type { PlaceOf } from './publishing-order.ts';
import {
  changeSchedule,
  findLiveSchedule,
  lockLiveSchedule,
  type ScheduleTable,
  takeTurn,
} from './queries.ts';

export interface Following {
  readonly batchId: string;
  /** Undefined: this job takes over the schedule. */
  readonly turn: number | undefined;
  readonly clock: () => Date;
  readonly signal: AbortSignal;
}

/**
 * Publishes the due pages of a schedule. Each chunk is one transaction under the lock of the schedule. Returns the time and turn
 * of the next run; null if the schedule is over, paused or waiting, or if another job follows it.
 */
export async function followSchedule(
  db: Db,
  { batchId, turn: known, clock, signal }: Following,
): Promise<{ turn: number; next: Date } | null> {
  const turn = known ?? (await takeTurn(db, batchId));
  if (turn === null) return null;
  const found = await findLiveSchedule(db, batchId);
  if (!found) return null;
  const placeOf = await orderOf(found);
  for (;;) {
    signal.throwIfAborted();
    const next = await db.transaction().execute(async trx => {
      const schedule = await lockLiveSchedule(trx, batchId);
      return schedule?.turn === turn ? step(trx, schedule, placeOf, clock()) : 'done';
    });
    if (next === 'done') return null;
    if (next !== 'more') return { turn, next };
  }
}

async function step(
  trx: Transaction<DB>,
  schedule: ScheduleTable,
  placeOf: PlaceOf,
  now: Date,
): Promise<Next> {
  if (schedule.status === 'waiting') {
    if (!isGenerated(await getBatch(trx, schedule.generation_batch_id))) return 'done'; // Generating the batch sends this job again.
    await changeSchedule(trx, schedule.id, { status: 'running' });
    return 'more';
  }
  if (schedule.status !== 'running') return 'done';
  if (schedule.prepared_at) return publishPortion(trx, schedule, now);
  await prepareChunk(trx, schedule, placeOf, now);
  return 'more';
}
