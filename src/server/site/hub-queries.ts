import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface HubState {
  readonly state: string;
  readonly path: string;
  readonly towns: number;
  readonly pages: number;
}

/** States that have published pages, by name. As many rows are read as there are towns, never pages. */
export async function listHubStates(db: Db): Promise<readonly HubState[]> {
  return db
    .selectFrom('town_counts')
    .select(eb => [
      'state_path as path',
      eb.fn.min('state').as('state'),
      sql<number>`count(distinct city_path)`.as('towns'),
      sql<number>`sum(count)::int8`.as('pages'),
    ])
    .where('count', '>', 0)
    .groupBy('state_path')
    .orderBy('state_path')
    .limit(200)
    .execute();
}

export async function findHubState(db: Db, path: string): Promise<HubState | null> {
  const row = await db
    .selectFrom('town_counts')
    .select(eb => [
      'state_path as path',
      eb.fn.min('state').as('state'),
      sql<number>`count(distinct city_path)`.as('towns'),
      sql<number>`sum(count)::int8`.as('pages'),
    ])
    .where('count', '>', 0)
    .where('state_path', '=', path)
    .groupBy('state_path')
    .executeTakeFirst();
  return row ?? null;
}

export interface HubTown {
  readonly state: string;
  readonly city: string;
  readonly path: string;
  readonly pages: number;
}

function hubTowns(db: Db, state: string) {
  return db
    .selectFrom('town_counts')
    .select(eb => [
      'city_path as path',
      eb.fn.min('state').as('state'),
      eb.fn.min('city').as('city'),
      sql<number>`sum(count)::int8`.as('pages'),
    ])
    .where('count', '>', 0)
    .where('state_path', '=', state)
    .groupBy('city_path');
}

/** A stretch of a state's towns in the order of their addresses. */
export async function listHubTowns(
  db: Db,
  state: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<readonly HubTown[]> {
  return hubTowns(db, state).orderBy('city_path').offset(offset).limit(limit).execute();
}

export async function findHubTown(db: Db, state: string, city: string): Promise<HubTown | null> {
  return (await hubTowns(db, state).where('city_path', '=', city).executeTakeFirst()) ?? null;
}

export interface TownPage {
  readonly slug: string;
  readonly keyword: string;
  readonly hero_title: string;
}

/** A stretch of a town's published pages by address. The index on town finds them; only this town's are read. */
export async function listTownPages(
  db: Db,
  town: { state: string; city: string },
  { offset, limit }: { offset: number; limit: number },
): Promise<readonly TownPage[]> {
  const { rows } = await sql<TownPage>`
    select g.slug, coalesce(g.field_values ->> 'keyword', '') as keyword, g.hero_title
    from town_counts t
    join generated_landing_pages g
      on coalesce(g.field_values ->> 'state', '') = t.state and coalesce(g.field_values ->> 'city', '') = t.city
    where t.state_path = ${town.state} and t.city_path = ${town.city} and t.count > 0 and g.status = 'published'
    order by g.slug offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** Addresses of hubs after this one, in order, for the sitemap: each state's, then its towns'. */
export async function listHubsAfter(
  db: Db,
  after: { state: string; city: string },
  limit: number,
): Promise<readonly { readonly state: string; readonly city: string }[]> {
  const { rows } = await sql<{ state: string; city: string }>`
    select distinct state_path as state, city_path as city from town_counts
    where count > 0 and (state_path, city_path) > (${after.state}, ${after.city})
    order by state_path, city_path limit ${limit}`.execute(db);
  return rows;
}
