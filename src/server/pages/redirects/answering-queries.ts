import { sql } from 'kysely';
import { packStore } from '../../business/packs/pack-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { listPublished } from '../pages/queries.ts';
import { parseHubPath } from '../towns/hub-paths.ts';
import { isOwnTrade } from '../towns/hub-queries.ts';

/**
 * Which of these keys something on this site answers: a landing page, a site page, a list of towns or pages, the blog,
 * finished work. With its path as visitors see it, where there is only one: landing pages end with a slash, site pages don't.
 */
export async function listAnswering(
  db: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const fixed = keys.filter(key => /^\/(?:blog|finished-work)(?:\/|$)/.test(key));
  const hubs = keys.filter(key => key.startsWith('/locations/'));
  const slugs = keys.filter(key => /^\/[^/]*$/.test(key)).map(key => key.slice(1));
  const live = await listPublished(db, slugs);
  return new Map([
    ...[...fixed, ...(await listLiveHubs(db, hubs))].map(key => [key, null] as const),
    ...live.map(({ slug }) => [`/${slug}`, `/${slug}/`] as const),
    ...(await listSitePages(db, slugs)).map(key => [key, key] as const),
  ]);
}

/** Site pages that visitors can open. A page of the trade that was never hidden or shown may have no row yet. */
async function listSitePages(db: Db, slugs: readonly string[]): Promise<string[]> {
  const keys = slugs.map(slug => `/${slug}`);
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('site_addresses')
    .select(['path', 'is_live'])
    .where('path', '=', sql<string>`any(${keys}::text[])`)
    .execute();
  const live = rows.filter(row => row.is_live).map(row => row.path);
  const known = new Set(rows.map(row => row.path));
  const ofTrade = new Set(packStore.own().pages.map(page => page.path));
  return [...live, ...keys.filter(key => ofTrade.has(key) && !known.has(key))];
}

/** Lists of a state's towns or a town's pages that have something to list. Later pages of a list count as the list. */
async function listLiveHubs(db: Db, keys: readonly string[]): Promise<string[]> {
  const asked = keys.flatMap(key => {
    const hub = parseHubPath(key);
    return hub ? [{ key, state: hub.state, city: hub.city }] : [];
  });
  const states = asked.filter(one => one.city === null);
  const towns = asked.filter(one => one.city !== null);
  const live = new Set([
    ...(await listLiveStates(
      db,
      states.map(one => one.state),
    )),
    ...(await listLiveTowns(db, towns)),
  ]);
  return asked.filter(({ state, city }) => live.has(pathOf(state, city))).map(one => one.key);
}

const pathOf = (state: string, city: string | null) => (city === null ? state : `${state}/${city}`);

async function listLiveStates(db: Db, states: readonly string[]): Promise<string[]> {
  if (states.length === 0) return [];
  const { rows } = await sql<{ state: string }>`
    select a.state from unnest(${[...new Set(states)]}::text[]) as a (state)
    where exists (select 1 from town_counts t where t.count > 0 and ${isOwnTrade()} and t.state_path = a.state)`.execute(
    db,
  );
  return rows.map(row => row.state);
}

/** Joined, not queried one by one: the database may underestimate a table that has just grown. */
async function listLiveTowns(
  db: Db,
  towns: readonly { readonly state: string; readonly city: string | null }[],
): Promise<string[]> {
  if (towns.length === 0) return [];
  const { rows } = await sql<{ state: string; city: string }>`
    select distinct t.state_path as state, t.city_path as city from unnest(
      ${towns.map(one => one.state)}::text[], ${towns.map(one => one.city)}::text[]
    ) as a (state, city) join town_counts t on t.state_path = a.state and t.city_path = a.city
    where t.count > 0 and ${isOwnTrade()}`.execute(db);
  return rows.map(row => pathOf(row.state, row.city));
}
