import { slug } from '../../engine/index.ts';
import type { LinkItem } from '../../site/frame.ts';
import type { Db } from '../db/database.ts';
import { listSimilar } from '../pages/similar-queries.ts';
import { fixedRoutes } from './fixed-routes.ts';
import { hubPath, parseHubPath, stateShown } from './hub-paths.ts';
import { findHubState } from './hub-queries.ts';
import { home, wayOut } from './navigation.ts';
import { similarStretches, stretches } from './similar-words.ts';

const most = 6;
/** Of these, how many may be fixed pages: the town's or service's own page is in the rest. */
const mostFixed = 3;
const alike = 0.3;
const shortAlike = 0.2;

const fixedAddresses = [...fixedRoutes.values()].map(route => ({
  route,
  parts: stretches(route.head.path),
}));

/** Below a list of towns that exists, the list; then what the address is like. */
export async function nearestPages(db: Db, path: string): Promise<readonly LinkItem[]> {
  const above = await listAbove(db, path);
  return [...above, ...(await similarPages(db, path, most))].slice(0, most);
}

/** The address of the first of them. */
export async function nearestPage(db: Db, path: string): Promise<string> {
  const [above] = await listAbove(db, path);
  const [nearest] = above ? [above] : await similarPages(db, path, 1);
  return nearest?.href ?? home.href;
}

async function listAbove(db: Db, path: string): Promise<readonly LinkItem[]> {
  const hub = parseHubPath(path);
  const state = hub && (await findHubState(db, hub.state));
  return state ? [{ href: hubPath({ ...hub, city: null, page: 1 }), text: stateShown(state.state) }] : [];
}

/**
 * Pages whose address is most like the one that was asked for: fixed ones first, then generated ones, which the trigram
 * index finds. Where nothing is like it, the pages from which everything is found.
 */
async function similarPages(db: Db, path: string, wished: number): Promise<readonly LinkItem[]> {
  let wanted = '';
  try {
    wanted = slug(decodeURIComponent(path).replaceAll('/', ' ')).slice(0, 80);
  } catch {
    return wayOut; // Not even a valid address.
  }
  if (wanted.length < 3) return wayOut;
  const fixed = nearestFixed(wanted);
  const left = wished - fixed.length;
  const rows = left > 0 ? await listSimilar(db, wanted, left) : [];
  const found = [...fixed, ...rows.map(row => ({ href: `/${row.slug}/`, text: row.hero_title }))];
  return found.length > 0 ? found : wayOut;
}

/** One word of a few letters shares few stretches with its own misspelling; more words have to be more alike. */
function nearestFixed(wanted: string): readonly LinkItem[] {
  const enough = wanted.includes('-') ? alike : shortAlike;
  const parts = stretches(wanted);
  return fixedAddresses
    .map(({ route, parts: others }) => ({ route, likeness: similarStretches(parts, others) }))
    .filter(({ likeness }) => likeness >= enough)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, mostFixed)
    .map(({ route: { head, name, city } }) => ({
      href: head.path,
      text: city === null ? name : `Junk Removal in ${city}`,
    }));
}
