import type { Hono } from 'hono';
import { routes } from '../../../contract/routes.ts';
import type { ChangeParts } from '../../pages/page-changes/start-change.ts';
import { listConflicts } from '../../pages/page-moves/list-conflicts.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { getBatch } from '../batches/queries.ts';
import { readBatchOutdated, updateBatch } from './update-batch.ts';

/** Moving the pages of a batch to the newest version of its template. */
export function serveBatchUpdateRoutes(app: Hono<AppEnv>, parts: ChangeParts): void {
  const moves = routes['page-moves'];
  const db = parts.database.kysely;
  serveRoute(app, moves.batchOutdated, ({ params }) => readBatchOutdated(db, params.id));
  serveRoute(app, moves.batchConflicts, async ({ params, query }) => {
    const { template_id } = await getBatch(db, params.id);
    if (!template_id) return { items: [], next_cursor: null };
    return listConflicts(db, template_id, { ...query, batchId: params.id });
  });
  serveRoute(app, moves.updateBatch, ({ params, user }) => updateBatch(parts, params.id, user.id));
}
