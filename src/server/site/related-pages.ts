import type { Area } from '../../contract/settings.ts';
import { type FieldValues, seedOf } from '../../engine/index.ts';
import type { Database } from '../db/database.ts';
import { fieldValuesSchema, type ShownPage } from '../pages/page-row.ts';
import { listPublishedOfTemplate } from '../pages/queries.ts';
import { type Soon, whenHere } from '../soon.ts';
import { type Candidate, type Candidates, relatedPage } from './candidates.ts';
import type { RelatedTown } from './filling/related-words.ts';
import { findNeighbourhood, type Neighbourhood } from './neighbourhood.ts';
import type { PublishedPages } from './published-pages.ts';
import { SeededOrder } from './seeded-order.ts';
import { type Place, shownPlace, type Town } from './towns.ts';

/** Candidates are tried a few times over the wanted number: some towns have no published page. */
const tries = 4;
const fallbackLimit = 200;

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
export function relatedPages(
  { database, published }: Parts,
  page: ShownPage,
  values: FieldValues,
  wish: RelatedWish,
): Soon<RelatedTown[]> {
  return whenHere(findNeighbourhood(database, page.generation_batch_id), neighbourhood => {
    if (!neighbourhood) return fallback(database, page, values, wish.count);
    const walk = new CandidateWalk(neighbourhood, page, values, wish);
    return choose(published, walk, page.slug, wish.count);
  });
}

/** As many as are wanted, or as are there. */
function choose(
  published: PublishedPages,
  walk: CandidateWalk,
  own: string,
  count: number,
  before: readonly RelatedTown[] = [],
): Soon<RelatedTown[]> {
  const isFirst = walk.taken === 0;
  const round = walk.take(isFirst ? count : count * tries - walk.taken);
  return whenHere(standing(published, round, own), found => {
    const all = before.length === 0 ? found : [...before, ...found];
    if (all.length >= count || round.length === 0 || walk.taken >= count * tries) return all.slice(0, count);
    return choose(published, walk, own, count, all);
  });
}

/** Those of the candidates that are there, each at its address; not the page that asks. */
function standing(
  published: PublishedPages,
  candidates: readonly Candidate[],
  own: string,
): Soon<RelatedTown[]> {
  const { era } = published;
  const found: RelatedTown[] = [];
  for (const one of candidates) {
    if (one.era !== era) return lookUp(published, candidates).then(at => pagesAt(candidates, at, own));
    if (one.isThere) found.push(one.page);
  }
  return found;
}

/** Where they stand, by the addresses they were expected at. */
async function lookUp(
  published: PublishedPages,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<string, string>> {
  const { era } = published;
  const found = await published.among(candidates.map(one => one.slug));
  if (published.era === era) for (const one of candidates) one.note(found.get(one.slug) ?? null, era);
  return found;
}

function pagesAt(
  candidates: readonly Candidate[],
  found: ReadonlyMap<string, string>,
  own: string,
): RelatedTown[] {
  return candidates.flatMap(one => {
    const at = found.get(one.slug);
    if (at === undefined || at === own) return [];
    return at === one.slug ? [one.page] : [one.page.movedTo(`/${at}/`)];
  });
}

/** Candidates of one page in their order, each address once and its own not at all. */
class CandidateWalk {
  readonly #towns: TownWalk;
  readonly #candidates: Candidates;
  readonly #own: string;
  /** The first at each address. */
  readonly #met: Candidate[] = [];

  constructor(neighbourhood: Neighbourhood, page: ShownPage, values: FieldValues, wish: RelatedWish) {
    this.#towns = new TownWalk(neighbourhood, page.seed, values, wish);
    this.#candidates = neighbourhood.candidates(values);
    this.#own = page.slug;
  }

  /** How many it gave. */
  get taken(): number {
    return this.#met.length;
  }

  take(most: number): Candidate[] {
    const taken: Candidate[] = [];
    // Addresses are alike for long: it is quicker to look once where our own is than to compare it with each.
    const own = this.#candidates.at(this.#own);
    while (taken.length < most) {
      const town = this.#towns.next();
      if (!town) break;
      const candidate = this.#candidates.in(town);
      const { first } = candidate;
      if (first === own || this.#met.includes(first) || (!own && first.slug === this.#own)) continue;
      this.#met.push(first);
      taken.push(candidate);
    }
    return taken;
  }
}

/** Towns in the order in which a page looks at them. */
class TownWalk {
  readonly #here: Place;
  readonly #near: readonly Town[];
  #nearMet = 0;
  readonly #first: SeededOrder<Town>;
  /** Towns of other states; null where all towns come first. */
  #rest: SeededOrder<Town> | null = null;
  readonly #makeRest: (() => SeededOrder<Town>) | null;

  constructor(
    neighbourhood: Neighbourhood,
    seed: number,
    { city = '', state = '' }: FieldValues,
    { towns, prioritizeState }: RelatedWish,
  ) {
    this.#here = { city, state };
    this.#near = neighbourhood.near(this.#here, towns);
    const all = () => new SeededOrder(neighbourhood.towns, seed);
    const isByState = prioritizeState && state !== '';
    this.#first = isByState ? new SeededOrder(neighbourhood.townsIn(state), seed) : all();
    this.#makeRest = isByState ? all : null;
  }

  /** A town may come twice. */
  next(): Town | undefined {
    const { city, state } = this.#here;
    if (this.#nearMet < this.#near.length) {
      this.#nearMet += 1;
      return this.#near[this.#nearMet - 1];
    }
    for (let town = this.#first.next(); town; town = this.#first.next())
      if (town.city !== city || town.state !== state) return town;
    if (!this.#makeRest) return undefined;
    this.#rest ??= this.#makeRest();
    for (let town = this.#rest.next(); town; town = this.#rest.next()) if (town.state !== state) return town;
    return undefined;
  }
}

/** Pages whose batch is gone: other published pages of the template, in an order drawn from the seed. */
async function fallback(
  database: Database,
  page: ShownPage,
  { city: here = '' }: FieldValues,
  count: number,
): Promise<RelatedTown[]> {
  if (!page.template_id) return [];
  const rows = await listPublishedOfTemplate(database.kysely, page.template_id, fallbackLimit);
  return rows
    .map(row => ({ slug: row.slug, values: fieldValuesSchema.parse(row.field_values) }))
    .filter(row => row.slug !== page.slug && row.values.city !== here)
    .sort((a, b) => seedOf(`${page.seed} ${a.slug}`) - seedOf(`${page.seed} ${b.slug}`))
    .slice(0, count)
    .map(({ slug, values: { keyword = '', city = '', state = '' } }) =>
      relatedPage(slug, keyword, city, shownPlace({ city, state })),
    );
}
