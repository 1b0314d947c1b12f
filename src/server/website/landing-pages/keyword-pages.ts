import { LRUCache } from 'lru-cache';
import { listPagesOfKeyword } from '../../pages/pages/keyword-queries.ts';
import type { MaybePromise } from '../../platform/maybe-promise.ts';
import type { RelatedTown } from '../compiled/related-texts.ts';
import type { PublishedPages } from '../serving/published-pages.ts';
import { type Place, shownPlace } from '../site-pages/towns.ts';
import { relatedPage } from './candidates.ts';

/** A page of a keyword as others show it, with its town as it names it. */
export interface KeywordTown {
  readonly place: Place;
  readonly slug: string;
  readonly page: RelatedTown;
}

interface Known {
  readonly cacheToken: object;
  readonly byKey: LRUCache<
    string,
    { readonly pages: MaybePromise<readonly KeywordTown[]>; readonly size: number }
  >;
}

/** Pages in memory, over all keywords: some 20 MB. */
const maxKnown = 80_000;
/** An empty list takes memory, too. */
const listSize = 5;
const known = new WeakMap<PublishedPages, Known>();

interface Asked {
  readonly pack: string;
  readonly keyword: string;
  readonly state: string;
  /** In the state, or in all others. */
  readonly where: 'here' | 'elsewhere';
}

/** Published pages of a keyword in one pack. Cached until a page changes. */
export function pagesOfKeyword(
  published: PublishedPages,
  asked: Asked,
): MaybePromise<readonly KeywordTown[]> {
  const { cacheToken } = published;
  let memory = known.get(published);
  if (memory?.cacheToken !== cacheToken) {
    memory = { cacheToken, byKey: new LRUCache({ maxSize: maxKnown, sizeCalculation: one => one.size }) };
    known.set(published, memory);
  }
  const { byKey } = memory;
  const key = `${asked.pack}\n${asked.state}\n${asked.where}\n${asked.keyword.toLowerCase()}`;
  const before = byKey.get(key);
  if (before) return before.pages;
  const reading = read(published, asked);
  byKey.set(key, { pages: reading, size: listSize });
  reading.then(
    pages => byKey.set(key, { pages, size: pages.length + listSize }),
    () => byKey.delete(key),
  );
  return reading;
}

async function read(published: PublishedPages, asked: Asked): Promise<readonly KeywordTown[]> {
  const rows = await listPagesOfKeyword(published.db, asked);
  return rows.map(({ slug, keyword, city, state }) => {
    const place = { city, state };
    return { slug, place, page: relatedPage(slug, keyword, city, shownPlace(place)) };
  });
}
