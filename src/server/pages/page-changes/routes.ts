import type { Hono } from 'hono';
import { routes } from '../../../contract/routes.ts';
import type { Database } from '../../platform/db/database.ts';
import type { RecordEvents } from '../../platform/db/record-events.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { cursorPage } from '../../platform/http/cursor.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { serveStream } from '../../platform/http/serve-stream.ts';
import { watchRecord } from '../../platform/http/watch-record.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import type { BatchReversal } from './change-part.ts';
import { presentChange } from './present-change.ts';
import { cancelChange, countChanges, getChange, listChanges } from './queries.ts';
import { startChange, undoChange } from './start-change.ts';

export interface PageChangeParts {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly events: RecordEvents;
  readonly reversal: BatchReversal;
}

/** Before the routes of single pages: `bulk` and `changes` are not ids. */
export function servePageChangeRoutes(app: Hono<AppEnv>, { events, ...parts }: PageChangeParts): void {
  const contract = routes['page-changes'];
  const db = parts.database.kysely;

  serveRoute(app, contract.start, ({ body, user }) => startChange(parts, body, user.id));
  serveRoute(app, contract.list, ({ query: { batch_id, action, ...query } }) =>
    cursorPage(query, {
      list: place => listChanges(db, { batch_id, action, ...place }),
      count: () => countChanges(db, { batch_id, action }),
      present: presentChange,
    }),
  );
  serveRoute(app, contract.read, async ({ params }) => presentChange(await getChange(db, params.id)));
  serveRoute(app, contract.cancel, async ({ params }) => {
    await getChange(db, params.id);
    await cancelChange(db, params.id);
    return presentChange(await getChange(db, params.id));
  });
  serveRoute(app, contract.undo, ({ params, user }) => undoChange(parts, params.id, user.id));
  serveStream(app, contract.events, 'page-change', ({ params: { id } }) =>
    watchRecord(events, id, async () => presentChange(await getChange(db, id))),
  );
}
