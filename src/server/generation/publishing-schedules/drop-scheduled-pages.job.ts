import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { dropScheduledPages } from './page-queries.ts';
import { dropJob } from './record-schedule.ts';

const payloadSchema = z.object({ schedule_id: z.uuid() });
const atOnce = 20_000;

/** Deletes the order of an ended schedule: up to a million rows, so no request waits for it. */
export function dropScheduledPagesJob(db: Db): JobKind {
  return {
    name: dropJob,
    run: async (payload, { signal }) => {
      const { schedule_id } = payloadSchema.parse(payload);
      while (!(await dropScheduledPages(db, schedule_id, atOnce))) signal.throwIfAborted();
    },
  };
}
