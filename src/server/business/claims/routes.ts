import type { Hono } from 'hono';
import { claimRoutes as routes } from '../../../contract/business/claims.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { cursorPage } from '../../platform/http/cursor.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { textProblems } from './check-text.ts';
import { countAccepted, deleteAccepted, insertAccepted, listAccepted } from './queries.ts';
import { readStated } from './read-stated.ts';

export function serveClaimRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }): void {
  serveRoute(app, routes.list, ({ query }) =>
    cursorPage(query, {
      list: place => listAccepted(db, place),
      count: max => countAccepted(db, max),
      present: ({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }),
    }),
  );
  serveRoute(app, routes.accept, ({ body: { claims, reason }, user }) =>
    db.transaction().execute(async trx => {
      await insertAccepted(trx, claims, { reason, userId: user.id });
      const name = claims.join(', ').slice(0, 200);
      await writeActivity(trx, { action: 'accepted', noun: 'claims', id: null, name, after: { reason } });
    }),
  );
  serveRoute(app, routes.remove, ({ params }) =>
    db.transaction().execute(async trx => {
      const { claim } = await deleteAccepted(trx, params.id);
      await writeActivity(trx, { action: 'deleted', noun: 'claims', id: params.id, name: claim });
    }),
  );
  serveRoute(app, routes.check, async ({ body: { text, kind, subject } }) => {
    const known = await readStated(db, { subjects: [subject] });
    const { placeholders, claims } = textProblems(text, kind, known);
    return { issues: [...placeholders, ...claims] };
  });
}
