import type { Hono } from 'hono';
import type { z } from 'zod';
import type { OverrideChanges } from '../../../contract/pages/overrides.ts';
import { noRedirect, type pageOfCodeSchema } from '../../../contract/pages/pages.ts';
import { routes } from '../../../contract/routes.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
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
import { endsOfIds, pageCode, readPageCode } from './page-code.ts';
import { countPages, listPagesEnding } from './queries.ts';
import { readPage } from './read-page.ts';
import { renamePage } from './rename-page.ts';

/** Draws a page as it would be with hand edits that are not stored. How it looks is the site's business. */
type RenderPreview = (id: string, changes: Omit<OverrideChanges, 'revision'>) => Promise<{ html: string }>;

/** The site's own page with this code, if there is one. */
type FindSitePage = (
  hasCode: (id: string) => boolean,
) => { readonly path: string; readonly name: string } | undefined;

interface SiteParts {
  readonly renderPreview: RenderPreview;
  /** Addresses the site itself uses, which no page may take. */
  readonly isReserved: (slug: string) => boolean;
  readonly isOutside: IsOutside;
  readonly findSitePage: FindSitePage;
}

export function servePageRoutes(
  app: Hono<AppEnv>,
  db: Db,
  { renderPreview, isReserved, isOutside, findSitePage }: SiteParts,
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

  serveRoute(app, pages.findByCode, ({ params }) => findByCode(db, params.code, findSitePage));
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

/** The page whose code is in a text. Two pages with one code are none: nobody can tell which was meant. */
async function findByCode(
  db: Db,
  text: string,
  findSitePage: FindSitePage,
): Promise<z.output<typeof pageOfCodeSchema>> {
  const code = readPageCode(text);
  if (code === null) {
    const message = 'This is no code of a page. Check its eight letters and digits.';
    throw new AppError('invalid', message, { fields: [{ path: 'code', message }] });
  }
  const site = findSitePage(id => pageCode(id) === code);
  if (site) return { code, path: site.path, name: site.name, landing_page_id: null };
  const [page, other] = await listPagesEnding(db, endsOfIds(code));
  if (!page || other)
    throw new AppError('not-found', `Page of ${code} not found.`, { reason: 'code-unknown' });
  return { code, path: `/${page.slug}/`, name: page.title, landing_page_id: page.id };
}
