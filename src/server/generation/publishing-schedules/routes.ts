import type { Hono } from 'hono';
import { routes as all } from '../../../contract/routes.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { cursorPage } from '../../platform/http/cursor.ts';
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

/** Counts stop here. */
const maxCounted = 10_000;

export interface ScheduleParts {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: () => Date;
}

export function servePublishingScheduleRoutes(
  app: Hono<AppEnv>,
  { database, queue, clock }: ScheduleParts,
): void {
  const routes = all['publishing-schedules'];
  const db = database.kysely;
  const parts = () => ({ db, queue, now: clock() });

  serveRoute(app, routes.list, async ({ query }) => {
    const isLive = query.all === 'false';
    return cursorPage(query, {
      list: place => listSchedules(db, { isLive, ...place }),
      count: max => countSchedules(db, isLive, max),
      maxCounted,
      present: row => presentSchedule(row, clock()),
    });
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
