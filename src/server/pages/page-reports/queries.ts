import { type SelectQueryBuilder, sql } from 'kysely';
import type { PageReport } from '../../../contract/pages/page-reports.ts';
import { createdAt, createdAtOf } from '../../platform/db/creation-order.ts';
import type { Db } from '../../platform/db/database.ts';
import type { DB, GeneratedLandingPages } from '../../platform/db/tables.ts';

export async function listDaysOf(db: Db, slug: string, days: number): Promise<PageReport['days']> {
  const { rows } = await sql<PageReport['days'][number]>`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(v.views, 0)::int8 as views, coalesce(v.calls, 0)::int8 as calls
    from generate_series((now() at time zone 'utc')::date - ${days}::int + 1, (now() at time zone 'utc')::date, '1 day') as d (day)
    left join page_views v on v.path = ${`/${slug}/`} and v.day = d.day::date
    order by d.day`.execute(db);
  return rows;
}

export async function readLeadsOf(db: Db, pageId: string, shown: number): Promise<PageReport['leads']> {
  const all = db
    .selectFrom('leads')
    .where('landing_page_id', '=', pageId)
    .where('suspected_spam', '=', false);
  const [{ total }, newest] = await Promise.all([
    all.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    all.select(['id', 'name', 'status', 'created_at']).orderBy('id', 'desc').limit(shown).execute(),
  ]);
  return {
    total,
    newest: newest.map(({ id, name, status, created_at }) => ({
      id,
      name,
      status,
      created_at: created_at.toISOString(),
    })),
  };
}

export async function findBatchName(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('generation_batches')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** The values that all pages of a batch have. */
export async function findBatchValues(db: Db, id: string): Promise<unknown> {
  const row = await db
    .selectFrom('generation_batches')
    .select('field_values')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.field_values ?? {};
}

/** The names of the lists that a batch was planned from. */
export async function listListsOf(db: Db, batchId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('batch_data_sets')
    .select('name')
    .distinct()
    .where('generation_batch_id', '=', batchId)
    .orderBy('name')
    .limit(5)
    .execute();
  return rows.map(({ name }) => name);
}

export async function listRulesOf(
  db: Db,
  column: 'source_path' | 'destination_key',
  path: string,
  max: number,
): Promise<PageReport['redirects_to']> {
  return db
    .selectFrom('redirects')
    .select(['id', 'source_path', 'destination_path', 'redirect_type'])
    .where(column, '=', path)
    .where('is_active', '=', true)
    .orderBy('source_path')
    .limit(max)
    .execute();
}

export interface NeighborPage {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly field_values: unknown;
}

type PageBetween = {
  readonly id: string;
  readonly template_version_id: string;
  readonly template_id: string | null;
};

/** Pages made just before and just after a page are of its batch, and so of its version, nearly always. */
const lookedThrough = 1_000;
const enough = 20;

/** Live pages of a version that were made just before and just after a page: a town's and a keyword's are among them. */
export async function listNeighborPages(db: Db, page: PageBetween, each: number): Promise<NeighborPage[]> {
  const near = (side: 'before' | 'after') =>
    ofVersion(
      db.selectFrom(eb =>
        eb
          .selectFrom('generated_landing_pages')
          .selectAll()
          .where('id', side === 'before' ? '<' : '>', page.id)
          .orderBy('id', side === 'before' ? 'desc' : 'asc')
          .limit(lookedThrough)
          .as('g'),
      ),
      page,
    )
      .orderBy('g.id', side === 'before' ? 'desc' : 'asc')
      .limit(each)
      .execute();
  const found = (await Promise.all([near('before'), near('after')])).flat();
  return found.length >= enough ? found : listFarNeighbors(db, page, each);
}

/** The neighbors of a page, however many other pages were created in between. */
async function listFarNeighbors(db: Db, page: PageBetween, each: number): Promise<NeighborPage[]> {
  const live = ofVersion(db.selectFrom('generated_landing_pages as g'), page).limit(each);
  const [before, after] = await Promise.all([
    live
      .where(createdAt('g.id'), '<=', createdAtOf(page.id))
      .where('g.id', '<', page.id)
      .orderBy(createdAt('g.id'), 'desc')
      .orderBy('g.id', 'desc')
      .execute(),
    live
      .where(createdAt('g.id'), '>=', createdAtOf(page.id))
      .where('g.id', '>', page.id)
      .orderBy(createdAt('g.id'))
      .orderBy('g.id')
      .execute(),
  ]);
  return [...before, ...after];
}

function ofVersion(
  query: SelectQueryBuilder<DB & { g: GeneratedLandingPages }, 'g', object>,
  { template_id, template_version_id }: PageBetween,
) {
  return query
    .select(['g.id', 'g.slug', 'g.title', 'g.field_values'])
    .where('g.template_id', '=', template_id)
    .where('g.template_version_id', '=', template_version_id)
    .where('g.status', '=', 'published');
}

export async function listActivityOf(db: Db, pageId: string, max: number) {
  return db
    .selectFrom('activity')
    .select(['user_email', 'action', 'before', 'after', 'created_at'])
    .where('noun', '=', 'pages')
    .where('subject_id', '=', pageId)
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
}
