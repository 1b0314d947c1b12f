import { LRUCache } from 'lru-cache';
import type { Area } from '../../contract/settings.ts';
import { compileSlugPattern, type FieldValues, seedOf, titleCase } from '../../engine/index.ts';
import type { RelatedPage } from '../../sections/schemas.ts';
import { readBatchInputs } from '../batches/job-batch.ts';
import { findBatch } from '../batches/queries.ts';
import type { Database } from '../db/database.ts';
import { fieldValuesSchema, type ShownPage } from '../pages/page-row.ts';
import { listPublishedOfTemplate } from '../pages/queries.ts';
import { pageName } from './landing-setting.ts';
import { nearestAreas } from './nearest-areas.ts';
import type { PublishedPages } from './published-pages.ts';
import { seededOrder } from './seeded-order.ts';

interface Place {
  readonly city: string;
  readonly state: string;
}

interface Town extends Place {
  /** Its place in the list. */
  readonly at: number;
}

/** A page that may exist, in another town. */
interface Candidate {
  readonly slug: string;
  readonly page: RelatedPage;
  /** Whether it does, and for how long that holds. */
  known?: { readonly era: object; readonly isThere: boolean };
}

/** What a batch's pages have in common: how an address is made, and for which towns. */
interface Neighbourhood {
  readonly address: (values: FieldValues) => string;
  readonly towns: readonly Town[];
  readonly byState: ReadonlyMap<string, readonly Town[]>;
  readonly byName: ReadonlyMap<string, Town>;
  /** Our own towns among them by distance from one, as the settings have it. */
  readonly near: WeakMap<readonly Area[], Map<string, readonly Town[]>>;
  /** By the values besides the town: what stands for each town. */
  readonly candidates: LRUCache<string, (Candidate | undefined)[]>;
}

/** Whoever asks while one is being read waits for the same. */
const neighbourhoods = new LRUCache<string, Promise<Neighbourhood | null>>({ max: 50, ttl: 60_000 });

/** Candidates are tried a few times over the wanted number: some towns have no published page. */
const tries = 4;
const fallbackLimit = 200;
/** Candidates of one batch that are remembered. */
const mostCandidates = 100_000;

export interface RelatedWish {
  readonly count: number;
  readonly prioritizeState: boolean;
  /** The company's own towns: the nearest of them come first. */
  readonly towns: readonly Area[];
}

interface Parts {
  readonly database: Database;
  readonly published: PublishedPages;
}

/**
 * The same service in other towns: the nearest first where the gazetteer knows both, then the batch's other towns (same
 * state first if wished) in an order drawn from the page's seed, so that a page is the same at every drawing. Candidates
 * are addresses, looked up by the unique key; no list of pages is walked.
 */
export async function relatedPages(
  parts: Parts,
  page: ShownPage,
  values: FieldValues,
  wish: RelatedWish,
): Promise<RelatedPage[]> {
  const here = { city: values.city ?? '', state: values.state ?? '' };
  const neighbourhood = await findNeighbourhood(parts.database, page.generation_batch_id);
  if (!neighbourhood) return fallback(parts.database, page, here, wish.count);
  const walk = candidatesOf(neighbourhood, page, values, wish);
  const found: RelatedPage[] = [];
  for (let tried = 0; found.length < wish.count && tried < wish.count * tries; ) {
    const most = tried === 0 ? wish.count : wish.count * tries - tried;
    const round = take(walk, most);
    if (round.length === 0) break;
    tried += round.length;
    found.push(...(await standing(parts.published, round, page.slug)));
  }
  return found.length > wish.count ? found.slice(0, wish.count) : found;
}

/** Those of the candidates that are there, each at its address; not the page that asks. */
async function standing(
  published: PublishedPages,
  candidates: readonly Candidate[],
  own: string,
): Promise<RelatedPage[]> {
  const { era } = published;
  if (candidates.every(one => one.known?.era === era))
    return candidates.filter(one => one.known?.isThere && one.slug !== own).map(one => one.page);
  const found = await published.among(candidates.map(one => one.slug));
  return candidates.flatMap(one => {
    const at = found.get(one.slug);
    // What was moved is asked for each time.
    if (published.era === era && (at === undefined || at === one.slug))
      one.known = { era, isThere: at !== undefined };
    if (at === undefined || at === own) return [];
    return at === one.slug ? [one.page] : [{ ...one.page, href: `/${at}/` }];
  });
}

function take<Item>(items: Generator<Item>, most: number): Item[] {
  const taken: Item[] = [];
  while (taken.length < most) {
    const next = items.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

/** Candidates in their order, each address once. */
function* candidatesOf(
  neighbourhood: Neighbourhood,
  page: ShownPage,
  values: FieldValues,
  wish: RelatedWish,
): Generator<Candidate> {
  let key = '';
  for (const [name, value] of Object.entries(values))
    if (name !== 'city' && name !== 'state') key += `${name}\n${value}\n`;
  let known = neighbourhood.candidates.get(key);
  if (!known) {
    known = Array.from(neighbourhood.towns, () => undefined);
    neighbourhood.candidates.set(key, known);
  }
  const seen = new Set([page.slug]);
  const here = { city: values.city ?? '', state: values.state ?? '' };
  for (const town of orderTowns(page.seed, here, neighbourhood, wish)) {
    let candidate = known[town.at];
    if (!candidate) {
      const slug = neighbourhood.address({ ...values, city: town.city, state: town.state });
      candidate = { slug, page: present(slug, values.keyword ?? '', town) };
      known[town.at] = candidate;
    }
    if (seen.has(candidate.slug)) continue;
    seen.add(candidate.slug);
    yield candidate;
  }
}

function present(slug: string, keyword: string, { city, state }: Place): RelatedPage {
  return {
    href: `/${slug}/`,
    title: pageName(keyword, city),
    city: titleCase(city),
    state: state.toUpperCase(),
  };
}

function* orderTowns(
  seed: number,
  here: Place,
  neighbourhood: Neighbourhood,
  wish: RelatedWish,
): Generator<Town> {
  const isOther = (town: Town) => town.city !== here.city || town.state !== here.state;
  yield* nearTowns(neighbourhood, here, wish.towns);
  if (!wish.prioritizeState || !here.state) {
    for (const town of seededOrder(neighbourhood.towns, seed)) if (isOther(town)) yield town;
    return;
  }
  for (const town of seededOrder(neighbourhood.byState.get(here.state) ?? [], seed))
    if (isOther(town)) yield town;
  for (const town of seededOrder(neighbourhood.towns, seed)) if (town.state !== here.state) yield town;
}

function nearTowns({ near, byName }: Neighbourhood, here: Place, towns: readonly Area[]): readonly Town[] {
  let known = near.get(towns);
  if (!known) {
    known = new Map();
    near.set(towns, known);
  }
  const key = nameOf(here);
  const before = known.get(key);
  if (before) return before;
  const found = nearestAreas(towns, here.city, here.state).flatMap(area => byName.get(nameOf(area)) ?? []);
  known.set(key, found);
  return found;
}

function nameOf({ city, state }: Place): string {
  return `${city}|${state}`;
}

async function findNeighbourhood(database: Database, batchId: string | null): Promise<Neighbourhood | null> {
  if (!batchId) return null;
  const known = neighbourhoods.get(batchId);
  if (known) return known;
  const reading = readNeighbourhood(database, batchId);
  neighbourhoods.set(batchId, reading);
  reading.catch(() => {
    if (neighbourhoods.peek(batchId) === reading) neighbourhoods.delete(batchId);
  });
  return reading;
}

async function readNeighbourhood(database: Database, batchId: string): Promise<Neighbourhood | null> {
  const batch = await findBatch(database.kysely, batchId);
  if (!batch) return null;
  const { locations } = await readBatchInputs(database.pool, batchId);
  const towns = locations.slice(0, 20_000).map(({ city, state }, at) => ({ city, state, at }));
  const byState = new Map<string, Town[]>();
  for (const town of towns) {
    const others = byState.get(town.state);
    if (others) others.push(town);
    else byState.set(town.state, [town]);
  }
  return {
    address: compileSlugPattern(batch.url_pattern).fill,
    towns,
    byState,
    byName: new Map(towns.map(town => [nameOf(town), town])),
    near: new WeakMap(),
    candidates: new LRUCache({ max: Math.max(1, Math.floor(mostCandidates / Math.max(1, towns.length))) }),
  };
}

/** Pages whose batch is gone: other published pages of the template, in an order drawn from the seed. */
async function fallback(
  database: Database,
  page: ShownPage,
  here: Place,
  count: number,
): Promise<RelatedPage[]> {
  if (!page.template_id) return [];
  const rows = await listPublishedOfTemplate(database.kysely, page.template_id, fallbackLimit);
  return rows
    .map(row => ({ slug: row.slug, values: fieldValuesSchema.parse(row.field_values) }))
    .filter(row => row.slug !== page.slug && row.values.city !== here.city)
    .sort((a, b) => seedOf(`${page.seed} ${a.slug}`) - seedOf(`${page.seed} ${b.slug}`))
    .slice(0, count)
    .map(row =>
      present(row.slug, row.values.keyword ?? '', {
        city: row.values.city ?? '',
        state: row.values.state ?? '',
      }),
    );
}
