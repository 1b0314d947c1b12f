import type { Hono } from 'hono';
import { routes } from '../../../contract/routes.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { presentChange } from '../page-changes/present-change.ts';
import { getChange } from '../page-changes/queries.ts';
import { listProblems, listSample } from './queries.ts';
import { applyRenaming, type CheckParts, checkRenaming } from './renaming-commands.ts';

export function servePageRenamingRoutes(app: Hono<AppEnv>, parts: CheckParts): void {
  const renamings = routes['page-renamings'];
  const db = parts.database.kysely;

  serveRoute(app, renamings.create, ({ body, user }) => checkRenaming(parts, body, user.id));
  serveRoute(app, renamings.read, async ({ params: { id } }) => ({
    ...presentChange(await getChange(db, id)),
    problems: await listProblems(db, id, 100),
    sample: await listSample(db, id, 5),
  }));
  serveRoute(app, renamings.apply, ({ params }) => applyRenaming(parts, params.id));
}
