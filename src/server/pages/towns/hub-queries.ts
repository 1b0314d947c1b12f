import { type InferResult, type RawBuilder, sql } from 'kysely';
import { packStore } from '../../business/packs/pack-store.ts';
import type { Db } from '../../platform/db/database.ts';

/*
 * Lists of towns and pages name the business's own trade only: pages of other packs are counted apart and left out.
 */

/** The condition that a row with `content_pack` is of the business's own trade. */
export const isOwnTrade = () => sql<boolean>`content_pack <> all(${packStore.foreign()}::text[])`;

/**
 * States that have published pages. As many rows are read as there are towns, never pages. Search engines may find a
 * state's list if they may find one of its pages, or one of these own pages of towns.
 */
const hubStates = (db: Db, townPaths: readonly string[]) =>
  db
    .selectFrom('town_counts')
    .select(eb => [
      'state_path as path',
      eb.fn.min('state').as('state'),
      sql<number>`count(distinct city_path)`.as('towns'),
      sql<boolean>`bool_or(
        searched > 0 or '/locations/' || state_path || '/' || city_path = any(${townPaths}::text[]))`.as(
        'in_search',
      ),
    ])
    .where('count', '>', 0)
    .where(isOwnTrade())
    .groupBy('state_path');

export type HubState = InferResult<ReturnType<typeof hubStates>>[number];

/** States with published pages, in order of name. */
export async function listHubStates(db: Db, townPaths: readonly string[] = []): Promise<readonly HubState[]> {
  return hubStates(db, townPaths).orderBy('state_path').limit(200).execute();
}

export async function findHubState(
  db: Db,
  path: string,
  townPaths: readonly string[] = [],
): Promise<HubState | null> {
  return (await hubStates(db, townPaths).where('state_path', '=', path).executeTakeFirst()) ?? null;
}

/** Towns that have pages; to be grouped by their paths. */
const hubTowns = (db: Db) =>
  db
    .selectFrom('town_counts')
    .select(eb => [
      'city_path as path',
      eb.fn.min('state').as('state'),
      // Of several spellings, that of most pages.
      sql<string>`(array_agg(city order by count desc, city))[1]`.as('city'),
      sql<number>`sum(count)::int8`.as('pages'),
    ])
    .where('count', '>', 0)
    .where(isOwnTrade());

export type HubTown = InferResult<ReturnType<typeof hubTowns>>[number];

/** Some of a state's towns in the order of their addresses. */
export async function listHubTowns(
  db: Db,
  state: string,
  { offset, limit }: RowRange,
): Promise<readonly HubTown[]> {
  return hubTowns(db)
    .where('state_path', '=', state)
    .groupBy('city_path')
    .orderBy('city_path')
    .offset(offset)
    .limit(limit)
    .execute();
}

export interface TownPage {
  readonly slug: string;
  readonly keyword: string;
  readonly hero_title: string;
}

/** A town and the first of its published pages by address. */
export interface ListedTown extends HubTown {
  readonly first: readonly TownPage[];
}

/** The two parts of the address of a town's list, as one text. */
export const townKey = (town: { readonly state: string; readonly city: string }) =>
  `${town.state}/${town.city}`;

/** The towns with these keys that have pages, each with up to `limit` pages. */
export async function listTowns(
  db: Db,
  keys: readonly string[],
  limit: number,
): Promise<ReadonlyMap<string, ListedTown>> {
  const [towns, pages] = await Promise.all([
    hubTowns(db)
      .select('state_path')
      .where(
        sql<boolean>`(state_path, city_path) in (
          select split_part(key, '/', 1), split_part(key, '/', 2) from unnest(${keys}::text[]) a (key))`,
      )
      .groupBy(['state_path', 'city_path'])
      .execute(),
    sql<TownPage & { key: string }>`
      select a.key, g.slug, g.keyword, g.hero_title from unnest(${keys}::text[]) a (key)
      cross join lateral (
        ${pagesOfTown(sql`split_part(a.key, '/', 1)`, sql`split_part(a.key, '/', 2)`, { offset: 0, limit })}
      ) g`.execute(db),
  ]);
  const byTown = Map.groupBy(pages.rows, page => page.key);
  return new Map(
    towns.map(({ state_path, ...town }) => {
      const key = townKey({ state: state_path, city: town.path });
      return [key, { ...town, first: byTown.get(key) ?? [] }];
    }),
  );
}

/** More of a town's published pages. */
export async function listTownPages(
  db: Db,
  town: { state: string; city: string },
  range: RowRange,
): Promise<readonly TownPage[]> {
  return (await sql<TownPage>`${pagesOfTown(sql.val(town.state), sql.val(town.city), range)}`.execute(db))
    .rows;
}

interface RowRange {
  readonly offset: number;
  readonly limit: number;
}

/** A town's pages by address. The index on town finds them; only this town's are read. */
function pagesOfTown(
  state: RawBuilder<unknown>,
  city: RawBuilder<unknown>,
  { offset, limit }: RowRange,
): RawBuilder<TownPage> {
  return sql`
    select g.slug, coalesce(g.field_values ->> 'keyword', '') as keyword, g.hero_title
    from town_counts t
    join generated_landing_pages g
      on coalesce(g.field_values ->> 'state', '') = t.state and coalesce(g.field_values ->> 'city', '') = t.city
    join template_versions v on v.id = g.template_version_id and v.content_pack = t.content_pack
    where t.state_path = ${state} and t.city_path = ${city} and t.count > 0 and g.status = 'published'
      and t.content_pack <> all(${packStore.foreign()}::text[])
    order by g.slug offset ${offset} limit ${limit}`;
}

/** Addresses of hubs after this one, in order, for the sitemap: each state's, then its towns'. */
export async function listHubsAfter(
  db: Db,
  after: { state: string; city: string },
  limit: number,
): Promise<readonly { readonly state: string; readonly city: string }[]> {
  const { rows } = await sql<{ state: string; city: string }>`
    select distinct state_path as state, city_path as city from town_counts
    where count > 0 and ${isOwnTrade()} and (state_path, city_path) > (${after.state}, ${after.city})
    order by state_path, city_path limit ${limit}`.execute(db);
  return rows;
}

/** The number of published pages, of all trades. As many rows are read as there are towns. */
export async function countPublished(db: Db): Promise<number> {
  const row = await db
    .selectFrom('town_counts')
    .select(sql<number>`coalesce(sum(count), 0)::int8`.as('pages'))
    .executeTakeFirstOrThrow();
  return row.pages;
}

/** True if a trade has at least this many published pages about a town; the state in lower case, the city as its key. */
export interface TownCount {
  readonly pack: string;
  readonly state: string;
  readonly city: string;
  readonly pages: number;
}

/** Null: of every town, added up by state. */
export async function listTownCounts(
  db: Db,
  cities: readonly string[] | null,
): Promise<readonly TownCount[]> {
  const city = cities === null ? sql<string>`''` : sql.ref('city_key');
  const { rows } = await sql<TownCount>`
    select content_pack as pack, lower(state) as state, ${city} as city, sum(count)::int8 as pages
    from town_counts
    where ${cities === null} or city_key = any(${cities ?? []}::text[])
    group by 1, 2, 3
  `.execute(db);
  return rows;
}

/** The trades whose templates name each of these facts, as `fact pack`. */
export async function listPacksNaming(db: Db, facts: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ named: string }>`
    select distinct fact || ' ' || content_pack as named
    from template_versions, unnest(facts) fact
    where fact = any(${facts}::text[])
  `.execute(db);
  return new Set(rows.map(({ named }) => named));
}
