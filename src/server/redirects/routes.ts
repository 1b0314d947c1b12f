import type { Hono } from 'hono';
import { z } from 'zod';
import { redirectRoutes } from '../../contract/redirects.ts';
import { isShortSearch } from '../db/short-search.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { serveRoute } from '../http/serve-route.ts';
import { nearestPages } from '../site/nearest-pages.ts';
import { deleteRedirect } from './delete-redirect.ts';
import { importRedirects } from './import-redirects.ts';
import { deleteMiss, listMisses } from './not-found-queries.ts';
import { presentRedirect } from './present-redirect.ts';
import { countRedirects, getRedirect, listRedirects } from './queries.ts';
import type { RedirectDesk } from './redirect-desk.ts';
import { writeRedirect } from './write-redirect.ts';

const mostCounted = 10_000;
/** Suggestions are looked for by likeness, which costs more than reading the list. */
const mostSuggested = 50;

export function redirectRoutesOf(app: Hono<AppEnv>, desk: RedirectDesk): void {
  const db = desk.database.kysely;

  serveRoute(app, redirectRoutes.list, async ({ query }) => {
    const after = readCursor(query.cursor, z.uuid());
    const rows = await listRedirects(db, { ...query, after, limit: query.per_page + 1 });
    const items = rows.slice(0, query.per_page);
    const last = items.at(-1);
    // What fits on the first page is not looked for twice.
    const isWhole = !after && rows.length <= query.per_page;
    const total = isWhole ? rows.length : await countRedirects(db, query, mostCounted + 1);
    return {
      items: items.map(presentRedirect),
      next_cursor: rows.length > items.length && last ? writeCursor(last.id) : null,
      total: Math.min(total, mostCounted),
      total_is_exact: total <= mostCounted && !isShortSearch(query.search),
    };
  });
  serveRoute(app, redirectRoutes.create, ({ body }) => writeRedirect(desk, null, body));
  serveRoute(app, redirectRoutes.read, async ({ params }) =>
    presentRedirect(await getRedirect(db, params.id)),
  );
  serveRoute(app, redirectRoutes.update, ({ params, body }) => writeRedirect(desk, params.id, body));
  serveRoute(app, redirectRoutes.remove, ({ params }) =>
    deleteRedirect(desk, params.id).then(() => undefined),
  );
  serveRoute(app, redirectRoutes.import, ({ body }) => importRedirects(desk, body));

  serveRoute(app, redirectRoutes.notFound, async ({ query }) => {
    await desk.missed.flush();
    const rows = await listMisses(db, query.per_page);
    return {
      items: await Promise.all(
        rows.map(async (row, place) => ({
          path: row.path,
          hits: row.hits,
          referrer: row.referrer,
          first_at: row.first_at.toISOString(),
          last_at: row.last_at.toISOString(),
          suggestion: place < mostSuggested ? ((await nearestPages(db, row.path))[0]?.href ?? null) : null,
        })),
      ),
    };
  });
  serveRoute(app, redirectRoutes.forget, ({ body }) => deleteMiss(db, body.path).then(() => undefined));
}
