import type { Hono } from 'hono';
import { sitePageRoutes as routes, sitePageDocumentSchema } from '../../../contract/website/site-pages.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { keyedPage } from '../../platform/http/cursor.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { SettingsContext } from '../../platform/settings/change-settings.ts';
import { packDocument } from '../context/edited-pages.ts';
import type { SitePageContext } from '../context/frame-context.ts';
import { findStoredPage, listVersions } from '../context/site-page-queries.ts';
import { pageOfDocument } from '../context/site-page-store.ts';
import { findKnownPage, listComposedPages, listKnownPages, presentPage, presentRow } from './known-pages.ts';
import { renderSitePage } from './render-site-page.ts';
import {
  addSitePage,
  orderSitePages,
  removeSitePage,
  resetSitePage,
  restoreSitePage,
  saveSitePage,
} from './save-site-page.ts';

export function serveSitePageRoutes(app: Hono<AppEnv>, context: SitePageContext & SettingsContext): void {
  const db = context.database.kysely;
  const current = () => context.settings.current();
  serveRoute(app, routes.list, async ({ query }) => {
    const all = [...(await listKnownPages(db, current())), ...listComposedPages(current())];
    return keyedPage(query, {
      // A trade has some dozen pages, and an owner adds some hundred at most.
      list: async ({ after, limit }) => {
        const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
        return all.slice(from, from + limit);
      },
      keyOf: page => page.id,
      count: async () => all.length,
      present: presentRow,
    });
  });
  serveRoute(app, routes.create, ({ body }) => addSitePage(context, body));
  serveRoute(app, routes.preview, async ({ body }) => ({
    html: (await renderSitePage(context, pageOfDocument(body))).html,
  }));
  serveRoute(app, routes.order, ({ body }) => orderSitePages(context, body.ids));
  serveRoute(app, routes.read, async ({ params }) =>
    presentPage(await findKnownPage(db, current(), params.id)),
  );
  serveRoute(app, routes.save, ({ params, body, user }) => saveSitePage(context, params.id, body, user.id));
  serveRoute(app, routes.remove, ({ params, query }) =>
    removeSitePage(context, params.id, query.redirect_to),
  );
  serveRoute(app, routes.reset, ({ params, user }) => resetSitePage(context, params.id, user.id));
  serveRoute(app, routes.packText, async ({ params }) => {
    const now = packDocument(params.id);
    if (!now) throw new AppError('not-found', 'This page is your own: the trade has no text for it.');
    const row = await findStoredPage(db, params.id);
    return { now, based_on: sitePageDocumentSchema.safeParse(row?.based_on).data ?? null };
  });
  serveRoute(app, routes.versions, async ({ params }) => ({
    items: (await listVersions(db, params.id)).map(({ created_at, ...version }) =>
      Object.assign(version, { created_at: created_at.toISOString() }),
    ),
  }));
  serveRoute(app, routes.restore, ({ params, user }) => restoreSitePage(context, params, user.id));
}
