import { sql } from 'kysely';
import type { Ranked, ViewDay, ViewRanking } from '../../../contract/pages/views.ts';
import type { Db } from '../../platform/db/database.ts';

/** Ids of leads and pages hold their creation time, so a range of days is a range of ids. */
const idOfDay = (daysAgo: number) => sql<string>`(
  lpad(to_hex((extract(epoch from (now() at time zone 'utc')::date - ${daysAgo}::int) * 1000)::bigint), 12, '0')
  || '70008000000000000000')::uuid`;

/** One row a day for the last days, today last; excludes leads suspected as spam. */
export async function listDays(db: Db, days: number): Promise<ViewDay[]> {
  const { rows } = await sql<ViewDay>`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(v.views, 0)::int8 as views,
      coalesce(v.calls, 0)::int8 as calls, coalesce(l.leads, 0)::int8 as leads
    from generate_series((now() at time zone 'utc')::date - ${days}::int + 1, (now() at time zone 'utc')::date, '1 day') as d (day)
    left join day_views v on v.day = d.day::date
    left join (
      select (created_at at time zone 'utc')::date as day, count(*) as leads from leads
      where id >= ${idOfDay(days)} and not suspected_spam group by 1
    ) l on l.day = d.day::date
    order by d.day`.execute(db);
  return rows;
}

export async function countedSince(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(min(day), 'YYYY-MM-DD') as day from day_views`.execute(db);
  return rows[0]?.day ?? null;
}

export async function findRanking(
  db: Db,
  days: number,
): Promise<{ readonly ranking: unknown; readonly made_at: Date } | undefined> {
  return db
    .selectFrom('view_rankings')
    .select(['ranking', 'made_at'])
    .where('days', '=', days)
    .executeTakeFirst();
}

export async function writeRanking(db: Db, days: number, ranking: ViewRanking): Promise<void> {
  const stored = { ranking: JSON.stringify(ranking), made_at: sql<Date>`now()` };
  await db
    .insertInto('view_rankings')
    .values({ days, ...stored })
    .onConflict(conflict => conflict.column('days').doUpdateSet(stored))
    .execute();
}

/** True if a published landing page was viewed in the period. */
export async function hasViewedPages(db: Db, days: number): Promise<boolean> {
  const { rows } = await sql<{ is_viewed: boolean }>`
    select exists (
      select from page_views v join generated_landing_pages g on g.slug = trim(both '/' from v.path)
      where v.day > (now() at time zone 'utc')::date - ${days}::int and g.status = 'published'
    ) as is_viewed`.execute(db);
  return rows[0]?.is_viewed ?? false;
}

const ranked = 10;
const maxWithoutViews = 10_000;

/** Sums every count of the period. Only for the job: on a large site it takes seconds. */
export async function rankViews(db: Db, days: number): Promise<Omit<ViewRanking, 'pages_without_views'>> {
  const list = (order: ReturnType<typeof sql>) => sql`
    (select coalesce(jsonb_agg(r), '[]') from (
      select title as name, '/' || slug || '/' as path, id as page_id, views, calls, leads from pages order by ${order} limit ${ranked}
    ) r)`;
  const grouped = (name: ReturnType<typeof sql>) => sql`
    (select coalesce(jsonb_agg(r), '[]') from (
      select ${name} as name, null as path, null as page_id,
        sum(views)::int8 as views, sum(calls)::int8 as calls, sum(leads)::int8 as leads
      from pages where ${name} <> '' group by 1 order by 4 desc, 5 desc, 1 limit ${ranked}
    ) r)`;
  const { rows } = await sql<Record<'best_pages' | 'worst_pages' | 'towns' | 'keywords', Ranked[]>>`
    with seen as (
      select path, sum(views)::int8 as views, sum(calls)::int8 as calls from page_views
      where day > (now() at time zone 'utc')::date - ${days}::int group by path
    ),
    asked as (
      select landing_page_id as id, count(*) as leads from leads
      where id >= ${idOfDay(days)} and landing_page_id is not null and not suspected_spam group by 1
    ),
    pages as materialized (
      select g.id, g.slug, g.title, s.views, s.calls, coalesce(a.leads, 0) as leads,
        coalesce(g.field_values ->> 'keyword', '') as keyword,
        concat_ws(', ', nullif(g.field_values ->> 'city', ''), nullif(g.field_values ->> 'state', '')) as town
      from seen s
      join generated_landing_pages g on g.slug = trim(both '/' from s.path)
      left join asked a on a.id = g.id
      where g.status = 'published'
    )
    select ${list(sql`views desc, calls desc, slug`)} as best_pages,
      ${list(sql`views, calls, slug`)} as worst_pages,
      ${grouped(sql`town`)} as towns,
      ${grouped(sql`keyword`)} as keywords`.execute(db);
  const [row] = rows;
  return {
    best_pages: row?.best_pages ?? [],
    worst_pages: row?.worst_pages ?? [],
    towns: row?.towns ?? [],
    keywords: row?.keywords ?? [],
  };
}

/**
 * Finds pages without views that have been public at their address for this many days and are open to search engines.
 * Reads every page once, so only the job calls it; the list reads its result. Null: not known yet.
 */
export async function writePagesWithoutViews(db: Db, days: number | null): Promise<void> {
  if (days === null) {
    await sql`
      insert into quiet_page_counts (count) values (null)
      on conflict (id) do update set count = null, made_at = now()`.execute(db);
    return;
  }
  await sql`
    with seen as materialized (
      select distinct path from page_views where day > (now() at time zone 'utc')::date - ${days}::int and views > 0
    ),
    unseen as materialized (
      select g.id from generated_landing_pages g
      where g.id < ${idOfDay(days)} and g.status = 'published' and not g.is_noindex
        and (g.public_since is null or g.public_since < now() - make_interval(days => ${days}::int))
        and not exists (select from seen s where s.path = '/' || g.slug || '/')
    ),
    seen_again as (delete from quiet_pages q where not exists (select from unseen where unseen.id = q.page_id)),
    found as (insert into quiet_pages (page_id) select id from unseen on conflict do nothing)
    insert into quiet_page_counts (count) select count(*) from unseen
    on conflict (id) do update set count = excluded.count, made_at = now()`.execute(db);
}

/** When they were found; null: they are not known. */
export async function pagesWithoutViewsFoundAt(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('quiet_page_counts').select(['made_at', 'count']).executeTakeFirst();
  return row && row.count !== null ? row.made_at : null;
}

/** What is left of them now, the oldest first; null while it is not known. */
export async function findPagesWithoutViews(db: Db): Promise<ViewRanking['pages_without_views']> {
  const known = await db.selectFrom('quiet_page_counts').select('count').executeTakeFirst();
  if (!known || known.count === null) return null;
  const { rows } = await sql<{ page_id: string; title: string; path: string; found: number }>`
    with unseen as materialized (
      select g.id, g.title, g.slug from quiet_pages q join generated_landing_pages g on g.id = q.page_id
      where g.status = 'published' and not g.is_noindex order by g.id limit ${maxWithoutViews + 1}
    )
    select id as page_id, title, '/' || slug || '/' as path, (select count(*) from unseen)::int8 as found
    from unseen order by id limit ${ranked}`.execute(db);
  const found = rows[0]?.found ?? 0;
  return {
    count: Math.min(found, maxWithoutViews),
    is_exact: found <= maxWithoutViews,
    pages: rows.map(({ page_id, title, path }) => ({ page_id, title, path })),
  };
}
