import type { PoolClient } from 'pg';
import type { Db } from '../../platform/db/database.ts';
import { kyselyOn } from '../../platform/db/kysely-on.ts';
import { type Chunks, runChunks } from '../../platform/jobs/chunked-run.ts';
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

/** The lock for publishing a batch's pages: one process at a time. */
export const publishingLock = (batchId: string) => `publishing ${batchId}`;

export interface Following {
  readonly batchId: string;
  /** Undefined: this job takes over the schedule. */
  readonly turn: number | undefined;
  readonly clock: () => Date;
  readonly signal: AbortSignal;
}

/**
 * Publishes the due pages of a schedule, chunk by chunk. Returns the time and turn of the next run; null if the schedule is
 * over, paused or waiting, or if another job has its turn. The caller holds the lock.
 */
export async function followSchedule(
  client: PoolClient,
  { batchId, turn: known, clock, signal }: Following,
): Promise<{ turn: number; next: Date } | null> {
  const db = kyselyOn(client);
  const turn = known ?? (await takeTurn(db, batchId));
  if (turn === null) return null;
  const found = await findLiveSchedule(db, batchId);
  if (!found) return null;
  const placeOf = await orderOf(found);
  let last: Next = 'done';
  const work: Chunks<ScheduleTable> = {
    progress: { kind: 'batch', id: batchId },
    find: async () => {
      const schedule = await lockLiveSchedule(db, batchId);
      return schedule?.turn === turn ? schedule : undefined;
    },
    chunk: async (_client, schedule) => {
      last = await step(db, schedule, placeOf, clock());
      return last === 'more';
    },
  };
  const isFollowed = await runChunks(client, work, signal);
  return isFollowed && isTime(last) ? { turn, next: last } : null;
}

const isTime = (next: Next): next is Date => next instanceof Date;

async function step(trx: Db, schedule: ScheduleTable, placeOf: PlaceOf, now: Date): Promise<Next> {
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
