import type { Hono } from 'hono';
import { z } from 'zod';
import type { OverrideChanges } from '../../contract/overrides.ts';
import type { Page } from '../../contract/pages.ts';
import { routes } from '../../contract/routes.ts';
import type { PageText } from '../../engine/index.ts';
import type { Db } from '../db/database.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { serveRoute } from '../http/serve-route.ts';
import { changePageStatus, deletePage } from './change-page.ts';
import { computePage } from './compute-page.ts';
import { createPage } from './create-page.ts';
import { editPage } from './edit-page.ts';
import { pageRevision } from './page-revision.ts';
import { presentPageRow, storedOverrides } from './page-row.ts';
import { countMatches, countPages, getPage, isShortSearch, listPages, type PageFilter } from './queries.ts';

/** Searches are counted up to here; beyond it people are told "more than". */
const mostCounted = 10_000;

/** Draws a page as it would be with hand edits that are not stored. How it looks is the site's business. */
type DrawPreview = (id: string, changes: Omit<OverrideChanges, 'revision'>) => Promise<{ html: string }>;

interface SiteParts {
  readonly drawPreview: DrawPreview;
  /** Addresses the site itself uses, which no page may take. */
  readonly isReserved: (slug: string) => boolean;
}

export function pageRoutes(app: Hono<AppEnv>, db: Db, { drawPreview, isReserved }: SiteParts): void {
  const { pages } = routes;

  serveRoute(app, pages.list, async ({ query }) => {
    const after = readCursor(query.cursor, z.uuid());
    const offset = query.page && !after ? (query.page - 1) * query.per_page : 0;
    const filter = {
      search: query.search?.trim(),
      template_id: query.template_id,
      status: query.status,
      customer_id: query.customer_id,
    };
    const counted = await countFiltered(db, filter);
    if (offset > 0 && counted.total_is_exact && offset >= counted.total)
      return { items: [], next_cursor: null, ...counted };
    const rows = await listPages(db, { ...filter, after, offset, limit: query.per_page + 1 });
    const items = rows.slice(0, query.per_page);
    const last = items.at(-1);
    return {
      items: items.map(presentPageRow),
      next_cursor: rows.length > items.length && last ? writeCursor(last.id) : null,
      ...counted,
    };
  });

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
    return readPage(db, params.id);
  });
  serveRoute(app, pages.preview, ({ params, body }) => drawPreview(params.id, body));
  serveRoute(app, pages.remove, ({ params }) => deletePage(db, params.id).then(() => undefined));
}

async function countFiltered(
  db: Db,
  filter: PageFilter,
): Promise<{ total: number; total_is_exact: boolean }> {
  if (filter.search || filter.customer_id) {
    const total = await countMatches(db, filter, mostCounted + 1);
    return {
      total: Math.min(total, mostCounted),
      total_is_exact: total <= mostCounted && !isShortSearch(filter.search),
    };
  }
  const counts = await countPages(db, filter);
  return { total: counts.published + counts.draft + counts.archived, total_is_exact: true };
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
