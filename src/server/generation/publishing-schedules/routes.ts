import type { Hono } from 'hono';
import { z } from 'zod';
import { routes as all } from '../../../contract/routes.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { getBatch } from '../batches/queries.ts';
import {
  cancelSchedule,
  changePace,
  pauseSchedule,
  previewChange,
  resumeSchedule,
} from './change-schedule.ts';
import { presentSchedule } from './present-schedule.ts';
import { countSchedules, findLiveSchedule, findSchedule, listSchedules } from './queries.ts';
import { readCalendar } from './read-calendar.ts';
import { previewNew, readBatchSchedule, startSchedule } from './start-schedule.ts';

/** Further than this nobody counts. */
const maxCounted = 10_000;

export interface ScheduleParts {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: () => Date;
}

export function publishingScheduleRoutes(app: Hono<AppEnv>, { database, queue, clock }: ScheduleParts): void {
  const routes = all['publishing-schedules'];
  const db = database.kysely;
  const parts = () => ({ db, queue, now: clock() });

  serveRoute(app, routes.list, async ({ query }) => {
    const isLive = query.all === 'false';
    const after = readCursor(query.cursor, z.uuid());
    const rows = await listSchedules(db, { isLive, after, limit: query.per_page + 1 });
    const items = rows.slice(0, query.per_page);
    const last = items.at(-1);
    const total = await countSchedules(db, isLive, maxCounted + 1);
    return {
      items: items.map(row => presentSchedule(row, clock())),
      next_cursor: rows.length > items.length && last ? writeCursor(last.id) : null,
      total: Math.min(total, maxCounted),
      total_is_exact: total <= maxCounted,
    };
  });
  serveRoute(app, routes.read, ({ params }) => readBatchSchedule(db, params.id, clock()));
  serveRoute(app, routes.start, ({ params, body, user }) => startSchedule(parts(), params.id, body, user.id));
  serveRoute(app, routes.change, ({ params, body }) => changePace(parts(), params.id, body));
  serveRoute(app, routes.pause, ({ params }) => pauseSchedule(parts(), params.id));
  serveRoute(app, routes.resume, ({ params }) => resumeSchedule(parts(), params.id));
  serveRoute(app, routes.cancel, ({ params }) => cancelSchedule(parts(), params.id));
  serveRoute(app, routes.calendar, async ({ params, query }) => {
    const schedule = await findSchedule(db, (await getBatch(db, params.id)).id);
    if (!schedule)
      throw new AppError('not-found', 'This batch has no publishing schedule.', {
        reason: 'schedule-missing',
      });
    return readCalendar(db, schedule, clock(), query.month);
  });
  serveRoute(app, routes.preview, async ({ params, body }) => {
    const when = { now: clock(), month: body.month };
    const live = await findLiveSchedule(db, params.id);
    return live ? previewChange(live, body.pace, when) : previewNew(db, params.id, body.pace, when);
  });
}
