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
  readonly byKey: LRUCache<string, { readonly here: MaybePromise<readonly KeywordTown[]> }>;
}

/** Each is up to four hundred pages. */
const maxKnown = 200;
const known = new WeakMap<PublishedPages, Known>();

/** Published pages of a keyword in one pack, this state first. Cached until a page changes. */
export function pagesOfKeyword(
  published: PublishedPages,
  asked: { readonly pack: string; readonly keyword: string; readonly state: string },
): MaybePromise<readonly KeywordTown[]> {
  const { cacheToken } = published;
  let memory = known.get(published);
  if (memory?.cacheToken !== cacheToken) {
    memory = { cacheToken, byKey: new LRUCache({ max: maxKnown }) };
    known.set(published, memory);
  }
  const { byKey } = memory;
  const key = `${asked.pack}\n${asked.state}\n${asked.keyword.toLowerCase()}`;
  const before = byKey.get(key);
  if (before) return before.here;
  const reading = read(published, asked);
  byKey.set(key, { here: reading });
  reading.then(
    here => byKey.set(key, { here }),
    () => byKey.delete(key),
  );
  return reading;
}

async function read(
  published: PublishedPages,
  asked: { readonly pack: string; readonly keyword: string; readonly state: string },
): Promise<readonly KeywordTown[]> {
  const rows = await listPagesOfKeyword(published.db, asked);
  return rows.map(({ slug, keyword, city, state }) => {
    const place = { city, state };
    return { slug, place, page: relatedPage(slug, keyword, city, shownPlace(place)) };
  });
}
