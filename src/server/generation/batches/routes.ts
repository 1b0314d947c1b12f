import { setTimeout as pause } from 'node:timers/promises';
import type { Hono } from 'hono';
import { z } from 'zod';
import { routes } from '../../../contract/routes.ts';
import type { Database } from '../../platform/db/database.ts';
import { anyBatch, type RecordEvents } from '../../platform/db/record-events.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { cursorPage, pageAfter } from '../../platform/http/cursor.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { serveStream } from '../../platform/http/serve-stream.ts';
import { watchRecord } from '../../platform/http/watch-record.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { addCountyPages, removeCountyPages } from '../county-pages/tell-by-county.ts';
import { readLikeness } from '../likeness/present-likeness.ts';
import { approveBatch } from './approve-batch.ts';
import { cancelBatch } from './cancel-batch.ts';
import { changeBatches } from './change-batches.ts';
import { createBatch } from './create-batch.ts';
import { deleteBatch } from './delete-batch.ts';
import { readFailureReasons } from './failure-reason-queries.ts';
import { readMetrics } from './metric-queries.ts';
import { listPlans } from './plan-queries.ts';
import { presentBatch } from './present-batch.ts';
import { previewBatch } from './preview-batch.ts';
import { previewGeneration } from './preview-generation.ts';
import { countBatches, getBatch, listBatches, listBatchIds } from './queries.ts';
import { resumeBatch } from './resume-batch.ts';
import { retryBatch } from './retry-batch.ts';
import { revertBatch } from './revert-batch.ts';
import { previewRevert } from './revert-queries.ts';
import { startGeneration } from './start-generation.ts';
import { stateRangesSchema } from './state-ranges.ts';
import { switchToNewestVersion } from './switch-to-newest-version.ts';

/** The maximum size of a selection. */
const maxSelected = 10_000;

export interface BatchParts {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly events: RecordEvents;
  readonly clock: () => Date;
}

export function serveBatchRoutes(app: Hono<AppEnv>, { database, queue, events, clock }: BatchParts): void {
  const { batches } = routes;
  const db = database.kysely;

  serveRoute(app, batches.list, ({ query: { order, ...filter } }) =>
    cursorPage(filter, {
      list: place => listBatches(db, { ...filter, ...(order ? { order } : {}), ...place }),
      count: () => countBatches(db, filter),
      present: presentBatch,
    }),
  );

  serveRoute(app, batches.metrics, () => readMetrics(db));
  serveRoute(app, batches.ids, async ({ query }) => ({ ids: await listBatchIds(db, query, maxSelected) }));
  serveStream(app, batches.watch, 'change', async () => (send, signal) => watchBatches(events, send, signal));
  serveRoute(app, batches.bulk, ({ body, user }) =>
    changeBatches({ db, queue }, { ...body, userId: user.id }),
  );
  serveRoute(app, batches.generationPreview, ({ body }) => previewGeneration({ db, queue }, body.ids));
  serveRoute(app, batches.create, ({ body, user }) => createBatch(db, queue, body, user.id));
  serveRoute(app, batches.read, async ({ params }) => presentBatch(await getBatch(db, params.id)));
  serveRoute(app, batches.remove, ({ params, query, user }) =>
    deleteBatch(db, queue, { id: params.id, pages: query.pages, userId: user.id }),
  );
  serveRoute(app, batches.approve, async ({ params, body, user }) => {
    const approved = await approveBatch({ db, queue, clock }, params.id, { ...body, userId: user.id });
    return body?.generate ? startGeneration(db, queue, params.id) : approved;
  });
  serveRoute(app, batches.generate, ({ params, body, user }) =>
    startGeneration(db, queue, params.id, { ...body, userId: user.id, now: clock() }),
  );
  serveRoute(app, batches.cancel, ({ params }) => cancelBatch(db, queue, params.id));
  serveRoute(app, batches.resume, ({ params }) => resumeBatch(db, queue, params.id));
  serveRoute(app, batches.addCountyPages, ({ params }) => addCountyPages({ db, queue }, params.id));
  serveRoute(app, batches.removeCountyPages, ({ params }) => removeCountyPages({ db, queue }, params.id));
  serveRoute(app, batches.retry, ({ params }) => retryBatch(db, queue, params.id));
  serveRoute(app, routes.likeness.switchToNewestVersion, async ({ params, user }) => {
    await switchToNewestVersion({ database, queue }, params.id, user.id);
    return readLikeness(db, params.id);
  });
  serveRoute(app, batches.failureReasons, ({ params }) => readFailureReasons(db, params.id));
  serveRoute(app, batches.revert, ({ params, user }) =>
    revertBatch(db, queue, { id: params.id, userId: user.id }),
  );
  serveRoute(app, batches.revertPreview, ({ params }) => previewRevert(db, params.id));
  serveRoute(app, batches.preview, ({ params }) => previewBatch(database, params.id));

  serveRoute(app, batches.plans, async ({ params, query }) => {
    const batch = await getBatch(db, params.id);
    const ranges = stateRangesSchema.parse(batch.states);
    const range = query.state ? (ranges.find(one => one.state === query.state) ?? null) : null;
    if (query.state && !range) return { items: [], next_cursor: null, total: 0, total_is_exact: true };
    return pageAfter(query, {
      key: z.number().int(),
      list: async ({ after, limit }) => ({
        rows: await listPlans(db, {
          batchId: batch.id,
          range,
          status: query.status,
          after: after ?? -1,
          limit,
        }),
        total: range ? range.combinations : batch.total_planned + batch.total_skipped,
        total_is_exact: !query.status && batch.total_duplicates === 0,
      }),
      keyOf: plan => plan.id,
    });
  });

  serveStream(app, batches.events, 'batch', ({ params: { id } }) =>
    watchRecord(events, id, async () => presentBatch(await getBatch(db, id))),
  );
}

const second = 1_000;
/** A lost announcement must not freeze a list. */
const maxWait = 30_000;

/** Reports changes of batches, at most once a second, until the client leaves. Also once at the start. */
async function watchBatches(
  events: RecordEvents,
  send: (change: { at: string }) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await send({ at: new Date().toISOString() });
    const changed = events.next(anyBatch, maxWait, signal);
    await pause(second, undefined, { signal }).catch(() => undefined);
    await changed;
  }
}
