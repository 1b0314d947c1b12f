import { slug } from '../../engine/index.ts';
import type { LinkItem } from '../../site/frame.ts';
import type { Db } from '../db/database.ts';
import { listSimilar } from '../pages/queries.ts';
import { hubPath, parseHubPath, stateShown } from './hub-paths.ts';
import { findHubState } from './hub-queries.ts';

const most = 6;

/** Below a list that exists, the list; then the pages of a similar address. */

export async function nearestPages(db: Db, path: string): Promise<LinkItem[]> {
  const hub = parseHubPath(path);
  const state = hub && (await findHubState(db, hub.state));
  const above = state
    ? [{ href: hubPath({ ...hub, city: null, page: 1 }), text: stateShown(state.state) }]
    : [];
  return [...above, ...(await similarPages(db, path))].slice(0, most);
}

/** Published pages whose address is most like the one that was asked for; the trigram index finds them. */
async function similarPages(db: Db, path: string): Promise<LinkItem[]> {
  let wanted = '';
  try {
    wanted = slug(decodeURIComponent(path).replaceAll('/', ' ')).slice(0, 80);
  } catch {
    return []; // Not even a valid address.
  }
  if (wanted.length < 3) return [];
  const rows = await listSimilar(db, wanted, most);
  return rows.map(row => ({ href: `/${row.slug}/`, text: row.hero_title }));
}
