import type { Hono } from 'hono';
import { routes } from '../../../contract/routes.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { presentBatch } from '../batches/present-batch.ts';
import { listBatches } from '../batches/queries.ts';
import { createSeries } from './create-series.ts';
import { countSeries, listSeries } from './queries.ts';
import { approveSeries, generateSeries } from './step-series.ts';

const firstBatches = 50;

export function serveBatchSeriesRoutes(
  app: Hono<AppEnv>,
  { database, queue }: { database: Database; queue: JobQueue },
): void {
  const series = routes['batch-series'];
  const db = database.kysely;

  serveRoute(app, series.list, async ({ query }) => ({
    items: await listSeries(db, { limit: query.per_page }),
    next_cursor: null,
    total: await countSeries(db),
    total_is_exact: true,
  }));

  serveRoute(app, series.create, async ({ body, user }) => {
    const id = await createSeries(db, queue, body, user.id);
    const [made] = await listSeries(db, { id, limit: 1 });
    if (!made) throw new AppError('not-found', 'The series was deleted');
    const rows = await listBatches(db, { series_id: id, after: null, limit: firstBatches, order: 'oldest' });
    return { series: made, batches: rows.map(presentBatch) };
  });

  serveRoute(app, series.approve, ({ params, body, user }) =>
    approveSeries({ db, queue }, params.id, { ...body, userId: user.id }),
  );
  serveRoute(app, series.generate, ({ params }) => generateSeries(db, queue, params.id));
}
