import type { Hono } from 'hono';
import { routes } from '../../../contract/routes.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { getTemplate } from '../../templates/templates/queries.ts';
import type { ChangeParts } from '../page-changes/start-change.ts';
import { listConflicts } from './list-conflicts.ts';
import { readOutdated } from './read-outdated.ts';
import { resolveConflicts } from './resolve-conflicts.ts';
import { startMove } from './start-move.ts';

export function servePageMoveRoutes(app: Hono<AppEnv>, parts: ChangeParts): void {
  const moves = routes['page-moves'];
  const db = parts.database.kysely;

  serveRoute(app, moves.outdated, ({ params }) => readOutdated(db, params.id));
  serveRoute(app, moves.conflicts, ({ params, query }) => listConflicts(db, params.id, query));
  serveRoute(app, moves.resolve, async ({ params, body }) => {
    await getTemplate(db, params.id);
    return resolveConflicts(db, params.id, body.choice);
  });
  serveRoute(app, moves.start, ({ params, user }) => startMove(parts, params.id, user.id));
}
