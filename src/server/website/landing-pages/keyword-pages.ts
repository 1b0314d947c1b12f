import { LRUCache } from 'lru-cache';
import { shownPlace } from '../../../engine/index.ts';
import {
  type KeywordOfBatch,
  listBeyondBatch,
  listPagesOfKeyword,
} from '../../pages/pages/keyword-queries.ts';
import { createBatchLoader } from '../../platform/db/batch-loader.ts';
import type { MaybePromise } from '../../platform/maybe-promise.ts';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';
import type { PublishedPages } from '../context/published-pages.ts';
import type { Place } from '../context/towns.ts';
import { relatedPage } from './candidates.ts';
import type { RelatedTown } from './related-texts.ts';

/** A page of a keyword as others show it, with its town as it names it. */
export interface KeywordTown {
  readonly place: Place;
  readonly slug: string;
  readonly page: RelatedTown;
}

interface Known {
  readonly cacheToken: object;
  readonly byKey: LRUCache<string, { readonly answer: MaybePromise<Answer>; readonly size: number }>;
  /** Batched: the pages of a chunk query each state at the same time. */
  readonly isBeyondBatch: (asked: KeywordOfBatch) => Promise<boolean | undefined>;
}

type Answer = readonly KeywordTown[] | boolean;

/** In bytes, estimated: an answer without pages, and each page of one. */
const answerBytes = 1_250;
const pageBytes = 250;
/** States per query: each reads all pages of its keyword, and visitors wait for the slowest. */
const maxStates = 50;
const known = new WeakMap<PublishedPages, Known>();

const sizeOf = (answer: Answer) =>
  answerBytes + (typeof answer === 'boolean' ? 0 : answer.length * pageBytes);

type Asked = Omit<KeywordOfBatch, 'batch'>;

/** Published pages of a keyword in one pack: in the state, or in all others. Cached until a page changes. */
export function pagesOfKeyword(
  published: PublishedPages,
  asked: Asked & { readonly where: 'here' | 'elsewhere' },
): MaybePromise<readonly KeywordTown[]> {
  return cached(published, asked, asked.where, () => read(published, asked));
}

/**
 * True if the state has pages of the keyword that a batch's inputs do not tell of. The answer is cached like the
 * pages, in much less memory.
 */
export function pagesBeyondBatch(published: PublishedPages, asked: KeywordOfBatch): MaybePromise<boolean> {
  return cached(
    published,
    asked,
    asked.batch,
    async ({ isBeyondBatch }) => (await isBeyondBatch(asked)) ?? false,
  );
}

function cached<One extends Answer>(
  published: PublishedPages,
  asked: Asked,
  what: string,
  ask: (memory: Known) => Promise<One>,
): MaybePromise<One> {
  const { cacheToken } = published;
  let memory = known.get(published);
  if (memory?.cacheToken !== cacheToken) {
    memory = {
      cacheToken,
      byKey: new LRUCache({ maxSize: cacheBounds().keywordPages, sizeCalculation: one => one.size }),
      isBeyondBatch: createBatchLoader(keys => listBeyondBatch(published.db, keys), maxStates),
    };
    known.set(published, memory);
  }
  const { byKey } = memory;
  const key = `${asked.pack}\n${asked.state}\n${what}\n${asked.keyword.toLowerCase()}`;
  const before = byKey.get(key);
  // Each key is used for one kind of answer only.
  if (before) return before.answer as MaybePromise<One>;
  const asking = ask(memory);
  byKey.set(key, { answer: asking, size: answerBytes });
  asking.then(
    answer => byKey.set(key, { answer, size: sizeOf(answer) }),
    () => byKey.delete(key),
  );
  return asking;
}

async function read(
  published: PublishedPages,
  asked: Asked & { readonly where: 'here' | 'elsewhere' },
): Promise<readonly KeywordTown[]> {
  const rows = await listPagesOfKeyword(published.db, asked);
  return rows.map(({ slug, keyword, city, state }) => {
    const place = { city, state };
    return { slug, place, page: relatedPage(slug, keyword, city, shownPlace(place)) };
  });
}
