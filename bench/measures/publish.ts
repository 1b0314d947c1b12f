import {
  followSchedule,
  publishingLock,
} from '../../src/server/generation/publishing-schedules/follow-schedule.ts';
import { findSchedule } from '../../src/server/generation/publishing-schedules/queries.ts';
import { startSchedule } from '../../src/server/generation/publishing-schedules/start-schedule.ts';
import { holdLock } from '../../src/server/platform/db/hold-lock.ts';
import { approvePlanned, generateApproved, planWorkload } from '../generate-workload.ts';
import { watchMemory } from '../memory.ts';
import type { Measurement } from '../report.ts';
import { onNewProgram } from '../temporary-program.ts';
import { workload } from '../workload.ts';

const firstDay = '2040-03-01';
const thatNoon = new Date(`${firstDay}T17:00:00Z`);
/** The largest portion worth looking at by itself. */
const largestPortion = 100_000;

/** Drafts put in order county by county, and the largest portion of a day published. */
export async function measurePublish(pages: number): Promise<Measurement> {
  return onNewProgram(async program => {
    const { kysely: db } = program.database;
    const work = workload(pages);
    const id = await planWorkload(program, work);
    const pages_per_day = Math.min(largestPortion, Math.floor(work.pages / 2));
    await startSchedule(
      { db, queue: program.queue, now: new Date(2040, 1, 20) },
      id,
      { pages_per_day, start_on: firstDay, order: 'county', portions: 'daily', hour: 9 },
      null,
    );
    await approvePlanned(program, id);
    await generateApproved(program, id);
    const memory = watchMemory(program.postmaster);
    const begun = performance.now();
    await follow(new Date(`${firstDay}T05:00:00Z`));
    const ordered = performance.now();
    await follow(thatNoon);
    const done = performance.now();
    const peak = memory.stop();
    const schedule = await findSchedule(db, id);
    if (schedule?.published_pages !== pages_per_day)
      throw new Error(`published ${schedule?.published_pages} of ${pages_per_day}`);
    return {
      measure: 'publish',
      size: work.pages,
      figures: {
        order_seconds: (ordered - begun) / 1000,
        portion: pages_per_day,
        portion_seconds: (done - ordered) / 1000,
        pages_per_second: pages_per_day / ((done - ordered) / 1000),
        node_peak_bytes: peak.node,
        postgres_peak_bytes: peak.postgres,
      },
    };

    /** In turn with the program's own job. */
    async function follow(now: Date): Promise<void> {
      const { signal } = new AbortController();
      const following = { batchId: id, turn: undefined, clock: () => now, signal };
      while (
        !(await holdLock(
          program.database,
          publishingLock(id),
          async client => void (await followSchedule(client, following)),
        ))
      );
    }
  });
}
