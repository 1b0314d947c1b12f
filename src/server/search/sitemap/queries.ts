import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import { isRedirected } from '../../pages/pages/published-queries.ts';
import { isOwnTrade } from '../../pages/towns/hub-queries.ts';
import { countRows } from '../../platform/count-queries.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { SitemapBuilds, SitemapFiles } from '../../platform/db/tables.ts';
import type { VersionTable } from '../../templates/templates/queries.ts';

export interface PublishedPage {
  readonly slug: string;
  /** When its own content last changed; its facts have their own times. */
  readonly announced_at: IsoTime;
  readonly template_version_id: string;
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
  readonly is_redirected: boolean;
}

/** A time as sitemaps name it, so that texts compare like times: '2026-11-26T19:17:46.123Z'. Reading a million as dates takes seconds. */
export type IsoTime = string;

const isoTime = (time: RawBuilder<unknown>) =>
  sql<IsoTime>`to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const publishedPages = (db: Db) =>
  db
    .selectFrom('generated_landing_pages as g')
    .select([
      'g.slug',
      // Only a move sets it. Generating the page again clears it.
      isoTime(
        sql`case when g.moved_by is null then g.updated_at else coalesce(g.told_since, g.updated_at) end`,
      ).as('announced_at'),
      'g.template_version_id',
      sql<string>`coalesce(g.field_values ->> 'city', '')`.as('city'),
      sql<string>`coalesce(g.field_values ->> 'state', '')`.as('state'),
      sql<string>`coalesce(g.field_values ->> 'keyword', '')`.as('keyword'),
      sql.raw<boolean>(isRedirected).as('is_redirected'),
    ])
    .where('g.status', '=', 'published')
    .where('g.is_noindex', '=', false);

/** Published addresses after this one, in order, and whether a rule leads them elsewhere; the unique index on the address answers. */
export const listPublishedAfter = (db: Db, after: string, limit: number): Promise<PublishedPage[]> =>
  publishedPages(db).where('g.slug', '>', after).orderBy('g.slug').limit(limit).execute();

/** Published pages at these addresses, in any order. */
export const listPublishedAmong = (db: Db, slugs: readonly string[]): Promise<PublishedPage[]> =>
  publishedPages(db).where('g.slug', '=', sql<string>`any(${slugs}::text[])`).execute();

/** The facts that the texts of these versions name, and the services whose texts they have. */
export async function listFactsOfVersions(
  db: Db,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly facts: string[]; readonly services: VersionTable['services'] }[]> {
  return db
    .selectFrom('template_versions')
    .select(['id', 'facts', 'services'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** When each thing stated of these subjects was last stated, changed, expired, or taken back. */
export async function listFactChanges(
  db: Db,
  subjects: readonly string[],
): Promise<{ readonly subject_key: string; readonly predicate: string; readonly changed: IsoTime }[]> {
  const expired = sql`case when expires_on < (now() at time zone 'utc')::date
    then (expires_on + 1)::timestamp at time zone 'utc' end`;
  const { rows } = await sql<{
    readonly subject_key: string;
    readonly predicate: string;
    readonly changed: IsoTime;
  }>`
    select subject_key, predicate, ${isoTime(sql`max(changed)`)} as changed
    from (
      select subject_key, predicate, greatest(value_since, ${expired}) as changed
      from statements where subject_key = any(${subjects}::text[])
      union all
      select subject_key, predicate, ended_at from ended_statements where subject_key = any(${subjects}::text[])
    ) as changes
    group by subject_key, predicate`.execute(db);
  return rows;
}

/** Addresses of our own trade's published pages about a keyword in these towns, which are named by the path of the state and the key of the city. */
export async function listPagesAbout(
  db: Db,
  keyword: string,
  towns: readonly { readonly state: string; readonly city: string }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ slug: string }>`
    select g.slug
    from unnest(${towns.map(one => one.state)}::text[], ${towns.map(one => one.city)}::text[]) a (state, city)
    join town_counts t on t.state_path = a.state and t.city_key = a.city and t.count > 0 and ${isOwnTrade()}
    join generated_landing_pages g
      on coalesce(g.field_values ->> 'state', '') = t.state and coalesce(g.field_values ->> 'city', '') = t.city
    join template_versions v on v.id = g.template_version_id and v.content_pack = t.content_pack
    where g.status = 'published' and lower(g.field_values ->> 'keyword') = ${keyword}
    limit 100000`.execute(db);
  return new Set(rows.map(row => row.slug));
}

/** The paths that a redirect rule covers: an exact rule by its key, a prefix rule by its beginning. */
export async function listRedirected(db: Db, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ path: string }>`
    select p.path from unnest(${paths}::text[]) as p (path)
    where exists (select from redirects r where r.is_active and r.source_path = rtrim(p.path, '/'))
      or exists (
        select from redirects r where r.is_prefix and r.is_active and starts_with(p.path, r.source_path || '/')
      )`.execute(db);
  return new Set(rows.map(row => row.path));
}

/** A build reads one snapshot, and replaces the previous sitemap atomically. */
export async function inOneSnapshot(db: Db, work: (trx: Trx) => Promise<void>): Promise<void> {
  await db.transaction().setIsolationLevel('repeatable read').execute(work);
}

export async function deleteFiles(trx: Trx): Promise<void> {
  await trx.deleteFrom('sitemap_files').execute();
}

export async function insertFile(trx: Trx, file: Insertable<SitemapFiles>): Promise<void> {
  await trx.insertInto('sitemap_files').values(file).execute();
}

export async function writeBuild(trx: Trx, build: Omit<SitemapBuild, 'built_at'>): Promise<void> {
  await trx
    .insertInto('sitemap_builds')
    .values(build)
    .onConflict(conflict => conflict.column('id').doUpdateSet({ ...build, built_at: sql`clock_timestamp()` }))
    .execute();
}

export type SitemapBuild = Omit<Selectable<SitemapBuilds>, 'id'>;

export async function findBuild(db: Db): Promise<SitemapBuild | undefined> {
  return db
    .selectFrom('sitemap_builds')
    .select(['origin', 'took_ms', 'redirected', 'town_pages', 'town_lists', 'built_at'])
    .executeTakeFirst();
}

export async function listFiles(db: Db): Promise<Omit<Selectable<SitemapFiles>, 'body'>[]> {
  return db
    .selectFrom('sitemap_files')
    .select(['path', 'position', 'addresses', 'bytes', 'changed_at'])
    .orderBy('position')
    .execute();
}

/**
 * How many milliseconds the last build took, and how many have passed since by the database's own clock. Negative: that
 * clock was set back.
 */
export async function findBuildAge(
  db: Db,
): Promise<{ readonly took_ms: number; readonly age_ms: number } | undefined> {
  const age = sql<number>`extract(epoch from clock_timestamp() - built_at)::float8 * 1000`;
  return db
    .selectFrom('sitemap_builds')
    .select(['took_ms', age.as('age_ms')])
    .executeTakeFirst();
}

/** A built file, with its time. */
export async function findFile(
  db: Db,
  path: string,
): Promise<{ readonly body: Buffer; readonly built_at: Date } | undefined> {
  return db
    .selectFrom('sitemap_files')
    .innerJoin('sitemap_builds', join => join.onTrue())
    .select(['body', 'built_at'])
    .where('path', '=', path)
    .executeTakeFirst();
}

/** Drafts of the blog: they are few, and counted no further than `max`. */
export async function countPostDrafts(db: Db, max: number): Promise<number> {
  return countRows(db, db.selectFrom('posts').select('id').where('status', '=', 'draft').limit(max));
}

/** Public pages with noindex, counted up to `max`. */
export async function countNoindexPages(db: Db, max: number): Promise<number> {
  const pages = db
    .selectFrom('generated_landing_pages')
    .select('id')
    .where('is_noindex', '=', true)
    .where('status', '=', 'published')
    .limit(max);
  return countRows(db, pages);
}
