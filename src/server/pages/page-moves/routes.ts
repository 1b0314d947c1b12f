import type { Hono } from 'hono';
import { routes } from '../../../contract/routes.ts';
import type { Database } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { getTemplate } from '../../templates/templates/queries.ts';
import { listConflicts } from './list-conflicts.ts';
import { presentMove } from './present-move.ts';
import { cancelMove, getMove } from './queries.ts';
import { readOutdated } from './read-outdated.ts';
import { resolveConflicts } from './resolve-conflicts.ts';
import { startMove, undoMove } from './start-move.ts';

export function servePageMoveRoutes(
  app: Hono<AppEnv>,
  { database, queue }: { database: Database; queue: JobQueue },
): void {
  const moves = routes['page-moves'];
  const db = database.kysely;

  serveRoute(app, moves.outdated, ({ params }) => readOutdated(db, params.id));
  serveRoute(app, moves.conflicts, ({ params, query }) => listConflicts(db, params.id, query));
  serveRoute(app, moves.resolve, async ({ params, body }) => {
    await getTemplate(db, params.id);
    return resolveConflicts(db, params.id, body.choice);
  });
  serveRoute(app, moves.start, ({ params, user }) => startMove({ db, queue }, params.id, user.id));
  serveRoute(app, moves.read, async ({ params }) => presentMove(await getMove(db, params.id)));
  serveRoute(app, moves.cancel, async ({ params }) => {
    await getMove(db, params.id);
    await cancelMove(db, params.id);
    return presentMove(await getMove(db, params.id));
  });
  serveRoute(app, moves.undo, ({ params, user }) => undoMove({ db, queue }, params.id, user.id));
}
