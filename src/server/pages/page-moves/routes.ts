import type { Hono } from 'hono';
import type { Outdated } from '../../../contract/pages/page-moves.ts';
import { routes } from '../../../contract/routes.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { getTemplate } from '../../templates/templates/queries.ts';
import { findNewestVersion } from '../../templates/templates/version-queries.ts';
import { presentChange } from '../page-changes/present-change.ts';
import { findLastMove } from '../page-changes/queries.ts';
import type { ChangeParts } from '../page-changes/start-change.ts';
import { listConflicts } from './list-conflicts.ts';
import { countByVersion, countEdited } from './queries.ts';
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

/** Edited pages are counted up to here; beyond it screens show "more than". */
const maxCounted = 10_000;

/** The versions that a template's pages use. */
async function readOutdated(db: Db, templateId: string): Promise<Outdated> {
  await getTemplate(db, templateId);
  const newest = await findNewestVersion(db, templateId);
  const versions = await countByVersion(db, templateId);
  const edited = await countEdited(db, templateId, maxCounted + 1);
  const last = await findLastMove(db, { templateId });
  return {
    newest_version: newest?.number ?? null,
    versions,
    outdated_count: versions
      .filter(({ number }) => number !== newest?.number)
      .reduce((sum, { page_count }) => sum + page_count, 0),
    edited_count: Math.min(edited, maxCounted),
    edited_is_exact: edited <= maxCounted,
    last_move: last ? presentChange(last) : null,
  };
}
