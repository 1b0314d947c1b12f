import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { hubPath, placePath } from '../towns/hub-paths.ts';
import type { Destination } from './redirect-path.ts';

/** A page's subject, for choosing its redirect. */
export interface PageFacts {
  readonly id: string | null;
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
}

/** From which every town is found; it answers always. */
export const everywhere: Destination = { address: '/locations', key: '/locations' };

/** Pages of a town that are compared; the list of them all is as good an answer where there are more. */
const maxCompared = 40;
/** From here on two services are near enough that a visitor of the one is helped by the other. */
const alike = 0.45;

/** Facts of the pages with these addresses, of any status. */
export async function listPageFacts(db: Db, slugs: readonly string[]): Promise<Map<string, PageFacts>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await sql<PageFacts & { slug: string }>`
    select slug, id, coalesce(field_values ->> 'city', '') as city, coalesce(field_values ->> 'state', '') as state,
           coalesce(field_values ->> 'keyword', '') as keyword
    from generated_landing_pages where slug = any(${slugs}::text[])`.execute(db);
  return new Map(rows.map(({ slug, ...facts }) => [slug, facts]));
}

export const townHub = ({ state, city }: Pick<PageFacts, 'state' | 'city'>): string =>
  hubPath({ state: placePath(state), city: placePath(city), page: 1 });

/**
 * Targets for visitors of pages that go offline, in the same order: the live page of the same town with the most
 * similar service, else the town's list of pages, else the list of all towns. Each town's pages are read once and each
 * two services compared once, however many pages leave together. Pages of the template that is `leaving` are skipped:
 * they are deleted as well, and every redirect to them would have to change again.
 */
export async function nearestDestinations(
  db: Db,
  facts: readonly PageFacts[],
  leaving: string | null = null,
): Promise<Destination[]> {
  const towns = [...new Map(facts.map(one => [townOf(one), one])).values()];
  const live = await listLivePages(db, towns, leaving);
  const candidatesOf = (one: PageFacts) => live.get(townOf(one)) ?? [];
  const pairs = new Map<string, Set<string>>();
  for (const one of facts) {
    const others = pairs.get(one.keyword) ?? new Set();
    pairs.set(one.keyword, others);
    for (const page of candidatesOf(one)) if (!page.is_redirected) others.add(page.keyword);
  }
  pairs.delete(''); // Without a service, no other page is similar.
  const likeness = await compareKeywords(db, pairs);
  return facts.map(one => {
    const candidates = candidatesOf(one);
    const near = nearestOf(candidates, likeness.get(one.keyword));
    if (near) return { address: `/${near.slug}/`, key: `/${near.slug}` };
    const hub = townHub(one);
    return candidates.length > 0 ? { address: hub, key: hub } : everywhere;
  });
}

const townOf = ({ state, city }: Pick<PageFacts, 'state' | 'city'>) => JSON.stringify([state, city]);

interface LivePage {
  readonly slug: string;
  readonly keyword: string;
  /** A redirect starts there, so visitors never reach the page. */
  readonly is_redirected: boolean;
}

/** Candidate pages of these towns, a bounded number of each, in the order of their addresses. */
async function listLivePages(
  db: Db,
  towns: readonly PageFacts[],
  leaving: string | null,
): Promise<Map<string, LivePage[]>> {
  if (towns.length === 0) return new Map();
  const stays = leaving === null ? sql`true` : sql`g.template_id is distinct from ${leaving}::uuid`;
  const { rows } = await sql<LivePage & { place: number }>`
    select w.place, one.slug, one.keyword,
           exists (select 1 from redirects r where r.source_path = '/' || one.slug and r.is_active) as is_redirected
    from unnest(
      ${towns.map((_, index) => index)}::int[], ${towns.map(one => one.state)}::text[],
      ${towns.map(one => one.city)}::text[]
    ) as w (place, state, city)
    cross join lateral (
      select g.slug, coalesce(g.field_values ->> 'keyword', '') as keyword from generated_landing_pages g
      where coalesce(g.field_values ->> 'state', '') = w.state and coalesce(g.field_values ->> 'city', '') = w.city
        and g.status = 'published' and ${stays}
      limit ${maxCompared}
    ) one
    order by w.place, one.slug`.execute(db);
  const found = new Map<string, LivePage[]>();
  for (const { place, ...page } of rows) {
    const town = towns[place];
    if (!town) continue;
    const pages = found.get(townOf(town));
    if (pages) pages.push(page);
    else found.set(townOf(town), [page]);
  }
  return found;
}

type Likeness = ReadonlyMap<string, number>;

/** How much services are alike, of each with those it is to be compared with. */
async function compareKeywords(
  db: Db,
  pairs: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<Map<string, Likeness>> {
  const list = [...pairs].flatMap(([one, others]) => [...others].map(other => [one, other] as const));
  if (list.length === 0) return new Map();
  const { rows } = await sql<{ likeness: number }>`
    select similarity(one, other) as likeness from unnest(
      ${list.map(([one]) => one)}::text[], ${list.map(([, other]) => other)}::text[]
    ) with ordinality as p (one, other, place) order by place`.execute(db);
  const found = new Map<string, Map<string, number>>();
  for (const [place, [one, other]] of list.entries()) {
    const known = found.get(one) ?? new Map<string, number>();
    found.set(one, known);
    known.set(other, rows[place]?.likeness ?? 0);
  }
  return found;
}

/** The nearest candidate; the first of equals. */
function nearestOf(candidates: readonly LivePage[], likeness: Likeness | undefined): LivePage | null {
  let best: LivePage | null = null;
  let max = 0;
  for (const page of candidates) {
    const value = page.is_redirected ? 0 : (likeness?.get(page.keyword) ?? 0);
    if (value < alike || value <= max) continue;
    best = page;
    max = value;
  }
  return best;
}
