import type { Hono } from 'hono';
import { redirectRoutes } from '../../../contract/pages/redirects.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { byId, pageAfter } from '../../platform/http/cursor.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { deleteRedirect } from './delete-redirect.ts';
import { exportRedirects } from './export-redirects.ts';
import { exportVerdicts } from './export-verdicts.ts';
import { importRedirects } from './import-redirects.ts';
import { findRedirects } from './list-queries.ts';
import { deleteMissingAddress, listMissingAddresses } from './not-found-queries.ts';
import { presentRedirect } from './present-redirect.ts';
import { getRedirect } from './queries.ts';
import type { RedirectContext } from './redirect-context.ts';
import { keyOfPath, sourceText } from './redirect-path.ts';
import { suggestPages } from './suggest-pages.ts';
import { writeRedirect } from './write-redirect.ts';

export function serveRedirectRoutes(app: Hono<AppEnv>, context: RedirectContext): void {
  const db = context.database.kysely;

  serveRoute(app, redirectRoutes.list, async ({ query }) => {
    const page = await pageAfter(query, {
      ...byId,
      list: place => findRedirects(db, { ...query, ...place }),
    });
    return { ...page, items: page.items.map(presentRedirect) };
  });
  serveRoute(app, redirectRoutes.create, ({ body }) => writeRedirect(context, null, body));
  serveDownload(app, redirectRoutes.export, async ({ query, signal }) => ({
    name: `redirects-${today()}.csv`,
    chunks: exportRedirects(db, query, signal),
  }));
  serveRoute(app, redirectRoutes.read, async ({ params }) =>
    presentRedirect(await getRedirect(db, params.id)),
  );
  serveRoute(app, redirectRoutes.update, ({ params, body }) => writeRedirect(context, params.id, body));
  serveRoute(app, redirectRoutes.remove, ({ params }) => deleteRedirect(context, params.id));
  serveRoute(app, redirectRoutes.import, ({ body }) => importRedirects(context, body));

  serveDownload(app, redirectRoutes.judge, async ({ body }) => ({
    name: `redirect-verdicts-${today()}.csv`,
    chunks: await exportVerdicts(context, body.csv),
  }));

  serveRoute(app, redirectRoutes.notFound, async ({ query }) => {
    await context.missed.flush();
    const rows = await listMissingAddresses(db, query.per_page);
    const suggested = await suggestPages(context, rows);
    return {
      items: rows.map(({ path, hits, referrer, first_at, last_at }) => ({
        path: sourceText(path),
        hits,
        referrer,
        first_at: first_at.toISOString(),
        last_at: last_at.toISOString(),
        suggestion: suggested.get(path) ?? null,
      })),
    };
  });
  serveRoute(app, redirectRoutes.forget, ({ body }) =>
    deleteMissingAddress(db, keyOfPath(body.path) ?? body.path),
  );
}

const today = () => new Date().toISOString().slice(0, 10);
