import { type ShownPage, storedValues } from '../../pages/pages/page-row.ts';
import type { ReadDatabase } from '../../platform/db/database.ts';
import type { PublishedPages } from '../context/published-pages.ts';
import type { Candidates } from './candidates.ts';
import type { LandingContext } from './landing-context.ts';
import { findRelatedPageIndex, type RelatedPageIndex } from './related-page-index.ts';

/** Pages of one batch that differ in nothing but their town. */
interface Service {
  readonly of: RelatedPageIndex;
  readonly candidates: Candidates;
  pages: number;
}

/** The minimum number of pages per service for a batch lookup, and the maximum towns per page. */
const manyPages = 50;
const maxTownsEach = 40;
const addressesAtOnce = 2_000;

/** Prefetches the related pages of a chunk. A page that looks up its own takes twice as long. */
export async function prefetchRelatedPages(
  { reads, published }: Pick<LandingContext, 'reads' | 'published'>,
  pages: readonly ShownPage[],
): Promise<void> {
  const services = (await servicesOf(reads.newest, pages)).filter(
    ({ of, pages: count }) => count >= manyPages && of.towns.length <= count * maxTownsEach,
  );
  for (const [of, ours] of Map.groupBy(services, service => service.of)) {
    // More would be evicted before the next chunk.
    if (ours.length > of.maxServices) continue;
    for (const { candidates } of ours) await prefetch(published, candidates);
  }
}

async function servicesOf(database: ReadDatabase, pages: readonly ShownPage[]): Promise<readonly Service[]> {
  const services = new Map<Candidates, Service>();
  for (const page of pages) {
    const found = findRelatedPageIndex(database, page.generation_batch_id);
    const of = found instanceof Promise ? await found : found;
    if (!of) continue;
    const candidates = of.candidates(storedValues(page));
    const service = services.get(candidates);
    if (service) service.pages += 1;
    else services.set(candidates, { of, candidates, pages: 1 });
  }
  return [...services.values()];
}

interface Look {
  readonly cacheToken: object;
  readonly done: Promise<void>;
}

/** Chunks that start together share one lookup. */
const looks = new WeakMap<Candidates, Look>();

function prefetch(published: PublishedPages, candidates: Candidates): Promise<void> {
  const { cacheToken } = published;
  const before = looks.get(candidates);
  if (before?.cacheToken === cacheToken) return before.done;
  const done = lookAt(published, candidates);
  looks.set(candidates, { cacheToken, done });
  done.catch(() => looks.delete(candidates));
  return done;
}

async function lookAt(published: PublishedPages, candidates: Candidates): Promise<void> {
  const { cacheToken } = published;
  const unknown = candidates.all().filter(one => one.cacheToken !== cacheToken);
  for (let from = 0; from < unknown.length; from += addressesAtOnce) {
    const some = unknown.slice(from, from + addressesAtOnce);
    const places = await published.resolveSlugs(some.map(one => one.slug));
    if (published.cacheToken !== cacheToken) return;
    for (const [at, one] of some.entries()) one.note(places[at] ?? null, cacheToken);
  }
}
