import { slug } from '../../../engine/index.ts';
import type { LinkItem } from '../../../sections/schemas.ts';
import { listSimilar } from '../../pages/pages/similar-queries.ts';
import { hubPath, parseHubPath, stateShown } from '../../pages/towns/hub-paths.ts';
import { findHubState } from '../../pages/towns/hub-queries.ts';
import type { Db } from '../../platform/db/database.ts';
import type { CurrentSettings, ShownSettings } from '../../platform/settings/site-settings.ts';
import { sitePages } from '../context/site-page-store.ts';
import { fillCopy } from '../site-pages/fill-copy.ts';
import { similarTrigrams, trigramsOf } from './trigram-similarity.ts';

const max = 6;
/** The most fixed pages among these: the town's or service's own page is in the rest. */
const maxFixed = 3;
const alike = 0.3;
const shortAlike = 0.2;

/** The list above the address, then the most similar addresses. Empty if there are none. */
export async function nearestPages(
  db: Db,
  path: string,
  settings: CurrentSettings,
): Promise<readonly LinkItem[]> {
  const above = await listAbove(db, path);
  return [...above, ...(await similarPages(db, path, settings))].slice(0, max);
}

/** Finds the address of the first of them. */
export function nearestPageBy(settings: ShownSettings): (db: Db, path: string) => Promise<string | null> {
  return async (db, path) => {
    const [nearest] = await nearestPages(db, path, settings.current());
    return nearest?.href ?? null;
  };
}

async function listAbove(db: Db, path: string): Promise<readonly LinkItem[]> {
  const hub = parseHubPath(path);
  const state = hub && (await findHubState(db, hub.state));
  return state ? [{ href: hubPath({ ...hub, city: null, page: 1 }), text: stateShown(state.state) }] : [];
}

interface Alike {
  readonly link: LinkItem;
  readonly likeness: number;
}

/** Fixed pages and generated ones, which the trigram index finds, measured alike. */
async function similarPages(db: Db, path: string, settings: CurrentSettings): Promise<readonly LinkItem[]> {
  let wanted = '';
  try {
    wanted = slug(decodeURIComponent(path).replaceAll('/', ' ')).slice(0, 80);
  } catch {
    return []; // Not even a valid address.
  }
  if (wanted.length < 3) return [];
  const parts = trigramsOf(wanted);
  const fixed = nearestFixed(settings, wanted, parts);
  const rows = await listSimilar(db, wanted, max - fixed.length);
  const generated = rows.map(
    (row): Alike => ({
      link: { href: `/${row.slug}/`, text: row.hero_title },
      likeness: similarTrigrams(parts, trigramsOf(row.slug)),
    }),
  );
  return [...fixed, ...generated].toSorted((a, b) => b.likeness - a.likeness).map(one => one.link);
}

/** A short word shares few trigrams with its own misspelling, so it needs less similarity. */
function nearestFixed(
  settings: CurrentSettings,
  wanted: string,
  parts: ReadonlySet<string>,
): readonly Alike[] {
  const enough = wanted.includes('-') ? alike : shortAlike;
  return [...sitePages(settings).values()]
    .map(page => ({ page, likeness: similarTrigrams(parts, trigramsOf(page.path)) }))
    .filter(({ likeness }) => likeness >= enough)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, maxFixed)
    .map(({ page: { path, name, sections }, likeness }) => ({
      link: { href: path, text: fillCopy(sections[0]?.title ?? '', settings) || name },
      likeness,
    }));
}
