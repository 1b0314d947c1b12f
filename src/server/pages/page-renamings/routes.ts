import type { Hono } from 'hono';
import { routes } from '../../../contract/routes.ts';
import type { Database } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { presentRenaming } from './present-renaming.ts';
import { getRenaming, listProblems, listRenamings, listSample } from './queries.ts';
import {
  applyRenaming,
  type CheckParts,
  cancelRenaming,
  checkRenaming,
  undoRenaming,
} from './renaming-commands.ts';

interface RenamingParts extends Omit<CheckParts, 'db'> {
  readonly database: Database;
}

export function servePageRenamingRoutes(
  app: Hono<AppEnv>,
  { database, queue, requireBatch }: RenamingParts,
): void {
  const renamings = routes['page-renamings'];
  const db = database.kysely;
  const parts = { db, queue, requireBatch };

  serveRoute(app, renamings.list, async () => ({
    items: (await listRenamings(db, 20)).map(presentRenaming),
  }));
  serveRoute(app, renamings.create, ({ body, user }) => checkRenaming(parts, body, user.id));
  serveRoute(app, renamings.read, async ({ params: { id } }) => ({
    ...presentRenaming(await getRenaming(db, id)),
    problems: await listProblems(db, id, 100),
    sample: await listSample(db, id, 5),
  }));
  serveRoute(app, renamings.apply, ({ params }) => applyRenaming(parts, params.id));
  serveRoute(app, renamings.cancel, ({ params }) => cancelRenaming(parts, params.id));
  serveRoute(app, renamings.undo, ({ params, user }) => undoRenaming(parts, params.id, user.id));
}
