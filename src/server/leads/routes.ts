import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { routes } from '../../contract/routes.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { serveFile, serveRoute } from '../http/serve-route.ts';
import { changeLead } from './change-lead.ts';
import { deleteLead } from './delete-lead.ts';
import type { LeadDesk } from './lead-desk.ts';
import { photoFile } from './photo-files.ts';
import { presentLeads, readLead } from './present-lead.ts';
import { countLeads, listLeads } from './queries.ts';
import { retryNotification } from './retry-notification.ts';
import { sendLead } from './send-lead.ts';

const mostCounted = 100_000;

export function leadRoutes(app: Hono<AppEnv>, desk: LeadDesk): void {
  const { leads } = routes;
  const db = desk.database.kysely;

  app.post(leads.send.path, bodyLimit({ maxSize: 64 * 1024 }));
  serveRoute(app, leads.send, ({ body, address }) => sendLead(desk, body, address));

  serveRoute(app, leads.list, async ({ query }) => {
    const after = readCursor(query.cursor, z.uuid());
    const rows = await listLeads(db, { ...query, after, limit: query.per_page + 1 });
    const items = rows.slice(0, query.per_page);
    const last = items.at(-1);
    const total = await countLeads(db, query, mostCounted + 1);
    return {
      items: await presentLeads(desk, items),
      next_cursor: rows.length > items.length && last ? writeCursor(last.id) : null,
      total: Math.min(total, mostCounted),
      total_is_exact: total <= mostCounted,
    };
  });

  serveRoute(app, leads.read, ({ params }) => readLead(desk, params.id));
  serveRoute(app, leads.change, ({ params, body }) => changeLead(desk, params.id, body));
  serveRoute(app, leads.remove, ({ params }) => deleteLead(desk, params.id).then(() => undefined));
  serveRoute(app, leads.retry, ({ params }) => retryNotification(desk, params.id));

  serveFile(app, leads.photo, async ({ params: { id, n } }) => {
    try {
      return await readFile(photoFile(desk.uploads, id, n));
    } catch {
      throw new AppError('not-found', 'There is no such photo.', { reason: 'photo-missing' });
    }
  });
}
