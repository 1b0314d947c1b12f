import type { FieldValues } from '../../../engine/index.ts';
import type { ShownPage } from '../../pages/pages/page-row.ts';
import { type MaybePromise, mapMaybePromise } from '../../platform/maybe-promise.ts';
import type { FoundPage, PublishedPages } from '../context/published-pages.ts';
import type { Place, Town } from '../context/towns.ts';
import type { Candidate, Candidates } from './candidates.ts';
import { pagesBeyondBatch, pagesOfKeyword } from './keyword-pages.ts';
import type { LandingContext } from './landing-context.ts';
import { isByState, type RelatedQuery, ranked } from './ranked-pages.ts';
import { findRelatedPageIndex, type RelatedPageIndex } from './related-page-index.ts';
import type { RelatedTown } from './related-texts.ts';
import { SeededOrder } from './seeded-order.ts';

/** Candidates are tried a few times over the wanted number: some towns have no published page. */
const tries = 4;

/**
 * Finds pages of the service in other towns: the nearest first, then the batch's other towns in an order seeded by
 * the page. Candidates are looked up by unique address. Where the batch has too few towns nearby, other pages of the
 * keyword compete.
 */
export function relatedPages(
  { reads, published }: Pick<LandingContext, 'reads' | 'published'>,
  page: ShownPage,
  values: FieldValues,
  query: RelatedQuery,
): MaybePromise<RelatedTown[]> {
  return mapMaybePromise(findRelatedPageIndex(reads.newest, page.generation_batch_id), relatedIndex => {
    if (!relatedIndex) return fill(published, page, values, query, []);
    const walk = new CandidateWalk(relatedIndex, page, values, query);
    return mapMaybePromise(
      choose(published, walk, { own: page.slug, pack: query.pack }, query.count),
      found => {
        const more = () => fill(published, page, values, query, found);
        if (found.length < query.count) return more();
        if (!query.prioritizeState || !walk.leavesTheRegion(query.count)) return found;
        const { generation_batch_id: batch } = page;
        const { state = '', keyword = '' } = values;
        if (!relatedIndex.isWhole || !walk.staysNear || batch === null || keyword === '') return more();
        // They are the nearest of the batch: of all, too, where the state has no other pages of the keyword.
        const asked = { pack: query.pack, keyword, state, batch };
        return mapMaybePromise(pagesBeyondBatch(published, asked), hasMore => (hasMore ? more() : found));
      },
    );
  });
}

/** The page whose related pages are searched. */
interface Asking {
  readonly own: string;
  readonly pack: string;
}

/** Chooses as many related pages as are wanted, or as there are. */
function choose(
  published: PublishedPages,
  walk: CandidateWalk,
  asking: Asking,
  count: number,
  before: readonly RelatedTown[] = [],
): MaybePromise<RelatedTown[]> {
  const isFirst = walk.taken === 0;
  const round = walk.take(isFirst ? count : count * tries - walk.taken);
  return mapMaybePromise(publishedAmong(published, round, asking), found => {
    const all = before.length === 0 ? found : [...before, ...found];
    if (all.length >= count || round.length === 0 || walk.taken >= count * tries) return all.slice(0, count);
    return choose(published, walk, asking, count, all);
  });
}

/** The published candidates of the pack, without the page itself. */
function publishedAmong(
  published: PublishedPages,
  candidates: readonly Candidate[],
  asking: Asking,
): MaybePromise<RelatedTown[]> {
  const { cacheToken } = published;
  const found: RelatedTown[] = [];
  for (const one of candidates) {
    if (one.cacheToken !== cacheToken)
      return lookUp(published, candidates).then(at => pagesAt(candidates, at, asking));
    if (one.pack === asking.pack) found.push(one.page);
  }
  return found;
}

/** The current pages by their expected addresses. */
async function lookUp(
  published: PublishedPages,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<string, FoundPage>> {
  const { cacheToken } = published;
  const found = await published.findMany(candidates.map(one => one.slug));
  if (published.cacheToken === cacheToken)
    for (const one of candidates) one.note(found.get(one.slug) ?? null, cacheToken);
  return found;
}

function pagesAt(
  candidates: readonly Candidate[],
  found: ReadonlyMap<string, FoundPage>,
  { own, pack }: Asking,
): RelatedTown[] {
  return candidates.flatMap(one => {
    const at = found.get(one.slug);
    if (at?.pack !== pack || at.slug === own) return [];
    return at.slug === one.slug ? [one.page] : [one.page.movedTo(`/${at.slug}/`)];
  });
}

/** Candidates of one page in their order, each address once and its own not at all. */
class CandidateWalk {
  readonly #towns: TownWalk;
  readonly #candidates: Candidates;
  readonly #own: string;
  /** The first at each address. */
  readonly #met: Candidate[] = [];

  constructor(relatedIndex: RelatedPageIndex, page: ShownPage, values: FieldValues, query: RelatedQuery) {
    this.#towns = new TownWalk(relatedIndex, page.seed, values, query);
    this.#candidates = relatedIndex.candidates(values);
    this.#own = page.slug;
  }

  /** True if a batch has fewer nearby pages than this. */
  leavesTheRegion(count: number): boolean {
    return this.#towns.leavesTheRegion(count);
  }

  /** True while it returned only the nearest, in their order. */
  get staysNear(): boolean {
    return this.#towns.staysNear;
  }

  /** How many it returned. */
  get taken(): number {
    return this.#met.length;
  }

  take(max: number): Candidate[] {
    const taken: Candidate[] = [];
    // Addresses are alike for long: it is quicker to look once where our own is than to compare it with each.
    const own = this.#candidates.at(this.#own);
    while (taken.length < max) {
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

/** Towns in the order of the search. */
class TownWalk {
  readonly #here: Place;
  readonly #near: readonly Town[];
  readonly #neighbors: number;
  #nearMet = 0;
  #isBeyondNear = false;
  readonly #first: SeededOrder<Town>;
  /** Towns of other states; null if all towns come first. */
  #rest: SeededOrder<Town> | null = null;
  readonly #makeRest: (() => SeededOrder<Town>) | null;

  constructor(
    relatedIndex: RelatedPageIndex,
    seed: number,
    { city = '', state = '' }: FieldValues,
    { towns, prioritizeState }: RelatedQuery,
  ) {
    this.#here = { city, state };
    const { towns: near, neighbors } = relatedIndex.near(
      this.#here,
      towns,
      prioritizeState ? 'all' : 'listed',
    );
    this.#near = near;
    this.#neighbors = neighbors;
    const all = () => new SeededOrder(relatedIndex.towns, seed);
    const isSorted = isByState({ prioritizeState }, state);
    this.#first = isSorted ? new SeededOrder(relatedIndex.townsIn(state), seed) : all();
    this.#makeRest = isSorted ? all : null;
  }

  /** True if fewer than `count` neighbors are near. False for an unknown place: no town is known to be near. */
  leavesTheRegion(count: number): boolean {
    return this.#near.length > 0 && this.#neighbors < count;
  }

  /** True while it returned only the nearest, in their order. */
  get staysNear(): boolean {
    return !this.#isBeyondNear;
  }

  /** A town may occur twice. */
  next(): Town | undefined {
    const { city, state } = this.#here;
    if (this.#nearMet < this.#near.length) {
      this.#nearMet += 1;
      return this.#near[this.#nearMet - 1];
    }
    this.#isBeyondNear = true;
    for (let town = this.#first.next(); town; town = this.#first.next())
      if (town.city !== city || town.state !== state) return town;
    if (!this.#makeRest) return undefined;
    this.#rest ??= this.#makeRest();
    for (let town = this.#rest.next(); town; town = this.#rest.next()) if (town.state !== state) return town;
    return undefined;
  }
}

/** The nearest of these and of all other pages of the keyword, from any template. Where distances don't count, these first. */
function fill(
  published: PublishedPages,
  page: ShownPage,
  values: FieldValues,
  query: RelatedQuery,
  before: readonly RelatedTown[],
): MaybePromise<RelatedTown[]> {
  const { state = '', keyword = '' } = values;
  if (keyword === '') return [...before];
  const asked = { pack: query.pack, keyword, state };
  return mapMaybePromise(pagesOfKeyword(published, { ...asked, where: 'here' }), here => {
    const inState = ranked(page, values, query, before, here);
    // Towns in other states come last.
    if (inState.length >= query.count && isByState(query, state)) return inState;
    return mapMaybePromise(pagesOfKeyword(published, { ...asked, where: 'elsewhere' }), elsewhere =>
      ranked(page, values, query, before, [...here, ...elsewhere]),
    );
  });
}
