import type { Hono } from 'hono';
import type { OverrideChanges } from '../../../contract/pages/overrides.ts';
import { noRedirect } from '../../../contract/pages/pages.ts';
import { routes } from '../../../contract/routes.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { changeNoindex, changePageStatus, deletePage } from './change-page.ts';
import { countMatches, keptCount } from './count-queries.ts';
import { createPage, type IsOutside } from './create-page.ts';
import { editPage } from './edit-page.ts';
import { exportPages } from './export-pages.ts';
import { listPageRows } from './list-page-rows.ts';
import { findFilter } from './list-queries.ts';
import { countPages } from './queries.ts';
import { readPage } from './read-page.ts';
import { renamePage } from './rename-page.ts';

/** Draws a page as it would be with hand edits that are not stored. How it looks is the site's business. */
type RenderPreview = (id: string, changes: Omit<OverrideChanges, 'revision'>) => Promise<{ html: string }>;

interface SiteParts {
  readonly renderPreview: RenderPreview;
  /** Addresses the site itself uses, which no page may take. */
  readonly isReserved: (slug: string) => boolean;
  readonly isOutside: IsOutside;
}

export function servePageRoutes(
  app: Hono<AppEnv>,
  db: Db,
  { renderPreview, isReserved, isOutside }: SiteParts,
): void {
  const { pages } = routes;

  serveRoute(app, pages.list, ({ query }) => listPageRows(db, query));
  serveRoute(app, pages.total, async ({ query }) => {
    const filter = await findFilter(db, query);
    return { total: (await keptCount(db, filter)) ?? (await countMatches(db, filter, null)) };
  });
  serveDownload(app, pages.export, async ({ query, signal }) => ({
    name: `landing-pages-${new Date().toISOString().slice(0, 10)}.csv`,
    chunks: exportPages(db, await findFilter(db, query), signal),
  }));

  serveRoute(app, pages.create, async ({ body, user }) =>
    readPage(db, await createPage(db, body, { userId: user.id, isReserved, isOutside })),
  );

  serveRoute(app, pages.counts, async () => {
    const counts = await countPages(db);
    return { total: counts.published + counts.draft + counts.archived, ...counts };
  });

  serveRoute(app, pages.read, ({ params }) => readPage(db, params.id));
  serveRoute(app, pages.update, async ({ params, body }) => {
    if (body.overrides) await editPage(db, params.id, body.overrides);
    if (body.slug !== undefined) await renamePage(db, params.id, { slug: body.slug, isReserved });
    if (body.status) {
      await changePageStatus(db, params.id, { status: body.status, redirectTo: body.redirect_to });
    }
    if (body.is_noindex !== undefined) await changeNoindex(db, params.id, body.is_noindex);
    return readPage(db, params.id);
  });
  serveRoute(app, pages.preview, ({ params, body }) => renderPreview(params.id, body));
  serveRoute(app, pages.remove, async ({ params, query: { redirect_to }, user }) => {
    const redirectTo = redirect_to === noRedirect ? null : redirect_to;
    await deletePage(db, params.id, { redirectTo, userId: user.id });
  });
}
