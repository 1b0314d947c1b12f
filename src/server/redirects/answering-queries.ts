import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { listPublished } from '../pages/queries.ts';
import { fixedRoutes } from '../site/fixed-routes.ts';
import { parseHubPath } from '../site/hub-paths.ts';

/** Which of these keys something on this site answers: a live page, a fixed one, a list of towns or pages, the blog. */
export async function listAnswering(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const fixed = keys.filter(key => fixedRoutes.has(key) || /^\/blog(?:\/|$)/.test(key));
  const hubs = keys.filter(key => key.startsWith('/locations/'));
  const slugs = keys.filter(key => /^\/[^/]+$/.test(key)).map(key => key.slice(1));
  const live = await listPublished(db, slugs);
  return new Set([...fixed, ...live.map(page => `/${page.slug}`), ...(await listLiveHubs(db, hubs))]);
}

/** Lists of a state's towns or a town's pages that have something to list. Later pages of a list count as the list. */
async function listLiveHubs(db: Db, keys: readonly string[]): Promise<string[]> {
  const asked = keys.flatMap(key => {
    const hub = parseHubPath(key);
    return hub ? [{ key, state: hub.state, city: hub.city }] : [];
  });
  if (asked.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select a.key from unnest(
      ${asked.map(one => one.key)}::text[], ${asked.map(one => one.state)}::text[], ${asked.map(one => one.city)}::text[]
    ) as a (key, state, city)
    where case
      when a.city is null
        then exists (select 1 from town_counts t where t.count > 0 and t.state_path = a.state)
        else exists (select 1 from town_counts t where t.count > 0 and t.state_path = a.state and t.city_path = a.city)
      end`.execute(db);
  return rows.map(row => row.key);
}
