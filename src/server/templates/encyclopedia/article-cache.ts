import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Db } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { type Article, isAcceptable } from './accept-article.ts';
import { lookUpJob } from './look-up-articles.job.ts';
import { type ArticleTable, addTopics, listArticles, readRest, setDue } from './queries.ts';
import { type Topic, topicKey } from './topic.ts';

export interface FoundArticles {
  /** The available articles, in topic order. */
  readonly articles: readonly (Article & { readonly kind: Topic['kind'] })[];
  /** True while a result is still expected: neither found nor failed. */
  readonly isPending: boolean;
}

const nothing: FoundArticles = { articles: [], isPending: false };

/** One request per topic and minute is enough to start the job, however many pages are rendered. */
const memory = { max: 5_000, ttl: 60_000 };

/** Cached articles by topic. Unknown topics are queued for lookup, and callers never wait for it. */
export class ArticleCache {
  readonly #db: Db;
  readonly #queue: Pick<JobQueue, 'sendNow'>;
  readonly #log: Logger;
  readonly #isOpen: boolean;
  readonly #requested = new LRUCache<string, true>(memory);

  constructor(parts: { db: Db; queue: Pick<JobQueue, 'sendNow'>; log: Logger; isOpen: boolean }) {
    this.#db = parts.db;
    this.#queue = parts.queue;
    this.#log = parts.log;
    this.#isOpen = parts.isOpen;
  }

  async find(topics: readonly Topic[]): Promise<FoundArticles> {
    if (!this.#isOpen || topics.length === 0) return nothing;
    const rows = new Map((await listArticles(this.#db, topics.map(topicKey))).map(row => [row.topic, row]));
    const inOrder = topics.map(topic => rows.get(topicKey(topic)));
    const isRefused = topics.map((topic, index) => isFoundButWrong(inOrder[index], topic));
    const dueTopics = topics.filter((_, index) => isRefused[index] || isDue(inOrder[index]));
    if (dueTopics.length > 0)
      await this.#requestLookup(
        dueTopics,
        topics.filter((_, index) => isRefused[index]),
      );
    const isOpenQuestion = inOrder.some(row => !row || (row.looked_up_at === null && row.attempts === 0));
    return {
      articles: topics.flatMap(({ kind }, index) => {
        const { title, url, description } = inOrder[index] ?? {};
        return title && url && !isRefused[index]
          ? [{ kind, title, url, description: description ?? '' }]
          : [];
      }),
      isPending: isOpenQuestion && (await readRest(this.#db)).failures === 0,
    };
  }

  /** Never throws: a page without these links is still valid. */
  async #requestLookup(topics: readonly Topic[], refused: readonly Topic[]): Promise<void> {
    const fresh = topics.filter(topic => !this.#requested.has(topicKey(topic)));
    if (fresh.length === 0) return;
    for (const topic of fresh) this.#requested.set(topicKey(topic), true);
    try {
      await addTopics(this.#db, fresh);
      await setDue(this.#db, refused.map(topicKey));
      await this.#queue.sendNow(lookUpJob, {});
    } catch (error) {
      this.#log.warn({ err: error }, 'encyclopedia lookup could not be queued');
    }
  }
}

/** An earlier version or an import stored a result that the rules of today refuse. */
function isFoundButWrong(row: ArticleTable | undefined, topic: Topic): boolean {
  if (!row?.title) return false;
  return !isAcceptable({ title: row.title, description: row.description ?? '' }, topic);
}

function isDue(row: ArticleTable | undefined): boolean {
  return row === undefined || row.due_at <= new Date();
}
