import type { Hono } from 'hono';
import type { OverrideChanges } from '../../contract/overrides.ts';
import type { Page } from '../../contract/pages.ts';
import { routes } from '../../contract/routes.ts';
import type { PageText } from '../../engine/index.ts';
import type { Db } from '../db/database.ts';
import type { AppEnv } from '../http/app-env.ts';
import { serveDownload, serveRoute } from '../http/serve-route.ts';
import { changeNoindex, changePageStatus, deletePage } from './change-page.ts';
import { computePage } from './compute-page.ts';
import { createPage } from './create-page.ts';
import { editPage } from './edit-page.ts';
import { exportPages } from './export-pages.ts';
import { listPageRows } from './list-page-rows.ts';
import { countMatches, findFilter, keptCount } from './list-queries.ts';
import { pageRevision } from './page-revision.ts';
import { presentPageRow, storedOverrides } from './page-row.ts';
import { countPages, getPage } from './queries.ts';

/** Draws a page as it would be with hand edits that are not stored. How it looks is the site's business. */
type DrawPreview = (id: string, changes: Omit<OverrideChanges, 'revision'>) => Promise<{ html: string }>;

interface SiteParts {
  readonly drawPreview: DrawPreview;
  /** Addresses the site itself uses, which no page may take. */
  readonly isReserved: (slug: string) => boolean;
}

export function pageRoutes(app: Hono<AppEnv>, db: Db, { drawPreview, isReserved }: SiteParts): void {
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
    readPage(db, await createPage(db, body, { userId: user.id, isReserved })),
  );

  serveRoute(app, pages.counts, async () => {
    const counts = await countPages(db);
    return { total: counts.published + counts.draft + counts.archived, ...counts };
  });

  serveRoute(app, pages.read, ({ params }) => readPage(db, params.id));
  serveRoute(app, pages.update, async ({ params, body }) => {
    if (body.overrides) await editPage(db, params.id, body.overrides);
    if (body.status) await changePageStatus(db, params.id, body.status);
    if (body.is_noindex !== undefined) await changeNoindex(db, params.id, body.is_noindex);
    return readPage(db, params.id);
  });
  serveRoute(app, pages.preview, ({ params, body }) => drawPreview(params.id, body));
  serveRoute(app, pages.remove, ({ params }) => deletePage(db, params.id).then(() => undefined));
}

async function readPage(db: Db, id: string): Promise<Page> {
  const row = await getPage(db, id);
  const computed = await computePage(db, row);
  return {
    ...presentPageRow(row),
    template_version: computed?.version.number ?? null,
    batch_id: row.generation_batch_id,
    content_sections: computed ? plainSections(computed.text) : [],
    revision: pageRevision(row),
    overrides: structuredClone(storedOverrides(row)) as Page['overrides'],
    conflicts: structuredClone(computed?.text.conflicts ?? []) as Page['conflicts'],
    template_text: computed && presentText(computed.templateText),
  };
}

function presentText(text: PageText): NonNullable<Page['template_text']> {
  const { title, meta_description, hero_title, hero_subtitle } = text;
  return { title, meta_description, hero_title, hero_subtitle, content_sections: plainSections(text) };
}

/** The engine's readonly JSON is the contract's JSON. */
function plainSections({ content_sections }: PageText): Page['content_sections'] {
  return structuredClone(content_sections) as Page['content_sections'];
}
