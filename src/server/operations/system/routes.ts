import type { Hono } from 'hono';
import { routes } from '../../../contract/routes.ts';
import { cancelBatch } from '../../generation/batches/cancel-batch.ts';
import { changeBatches } from '../../generation/batches/change-batches.ts';
import { listOldBatches, listStuckBatches } from '../../generation/batches/queries.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { stuckAfterMinutes } from './limits.ts';
import { readSystem } from './read-system.ts';

export function serveSystemRoutes(
  app: Hono<AppEnv>,
  { database, queue }: { database: Database; queue: JobQueue },
): void {
  const db = database.kysely;
  serveRoute(app, routes.system.read, () => readSystem(db));
  serveRoute(app, routes.system.emergencyCleanup, async () => ({
    cancelled: await emergencyCleanup(db, queue),
  }));
  serveRoute(app, routes.system.cleanOldBatches, ({ body }) => cleanOldBatches(db, queue, body.days));
}

/** Per call; the rest needs another call. */
const maxAtOnce = 1_000;

const stuckNotice = `Emergency Cleanup cancelled it: it had been generating without an update for over ${stuckAfterMinutes} minutes. The pages made so far stay; plan the same lists again for the rest.`;

/** Cancels stalled batches. A batch that has progressed since is skipped. */
async function emergencyCleanup(db: Db, queue: JobQueue): Promise<number> {
  let cancelled = 0;
  for (const { id, updated_at } of await listStuckBatches(db, stuckAfterMinutes)) {
    const isStillSo = (batch: { readonly updated_at: Date }) =>
      batch.updated_at.getTime() === updated_at.getTime();
    try {
      await cancelBatch(db, queue, id, { notice: stuckNotice, isStillSo });
      cancelled += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return cancelled;
}

async function cleanOldBatches(
  db: Db,
  queue: JobQueue,
  days: number,
): Promise<{ deleted: number; left: number }> {
  const ids = await listOldBatches(db, days, maxAtOnce);
  const { done } = await changeBatches({ db, queue }, { action: 'delete', ids, userId: null });
  const left = await listOldBatches(db, days, maxAtOnce);
  return { deleted: done, left: left.length };
}
