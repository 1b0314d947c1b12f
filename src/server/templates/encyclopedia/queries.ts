import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { EncyclopediaArticles, EncyclopediaRest } from '../../platform/db/tables.ts';
import type { Article } from './accept-article.ts';
import { type Topic, topicKey } from './topic.ts';

export type ArticleTable = Selectable<EncyclopediaArticles>;

/** The maximum number of topics that wait for a first result. Beyond it, new topics are dropped. */
export const maxWaiting = 10_000;

export async function listArticles(db: Db, topics: readonly string[]): Promise<ArticleTable[]> {
  if (topics.length === 0) return [];
  return db.selectFrom('encyclopedia_articles').selectAll().where('topic', 'in', topics).execute();
}

/** Queues unknown topics unless the queue is full. Returns true if one is new. */
export async function addTopics(db: Db, topics: readonly Topic[]): Promise<boolean> {
  const rows = topics.map(topic => ({ topic: topicKey(topic), ...topic }));
  const { numAffectedRows } = await sql`
    insert into encyclopedia_articles (topic, kind, city, state)
    select topic, kind, city, state from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as asked (topic text, kind text, city text, state text)
    where (select count(*) from (
      select 1 from encyclopedia_articles where looked_up_at is null limit ${maxWaiting}
    ) waiting) < ${maxWaiting}
    on conflict (topic) do nothing`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Topics whose stored result is refused are looked up again now. */
export async function setDue(db: Db, topics: readonly string[]): Promise<void> {
  if (topics.length === 0) return;
  await db
    .updateTable('encyclopedia_articles')
    .set({ due_at: sql`now()` })
    .where('topic', 'in', topics)
    .where('due_at', '>', sql<Date>`now()`)
    .execute();
}

/** The topic that has been due longest; null if none is due. */
export async function nextDue(db: Db): Promise<ArticleTable | null> {
  const row = await db
    .selectFrom('encyclopedia_articles')
    .selectAll()
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores a result (null: no article) that is valid for this many days. */
export async function saveAnswer(
  trx: Trx,
  topic: string,
  article: Article | null,
  days: number,
): Promise<void> {
  await trx
    .updateTable('encyclopedia_articles')
    .set({
      title: article?.title ?? null,
      url: article?.url ?? null,
      description: article?.description ?? null,
      looked_up_at: sql`now()`,
      due_at: sql`now() + make_interval(days => ${days})`,
      attempts: 0,
      last_error: null,
    })
    .where('topic', '=', topic)
    .execute();
}

/** Records a failed lookup. An earlier result stays. */
export async function saveFailure(trx: Trx, topic: string, error: string, dueAt: Date): Promise<void> {
  await trx
    .updateTable('encyclopedia_articles')
    .set({ attempts: sql`attempts + 1`, last_error: error, due_at: dueAt })
    .where('topic', '=', topic)
    .execute();
}

export async function readRest(db: Db): Promise<Selectable<EncyclopediaRest>> {
  return db.selectFrom('encyclopedia_rest').selectAll().executeTakeFirstOrThrow();
}

export async function writeRest(
  trx: Trx,
  rest: { until: Date; failures: number; last_error: string | null },
): Promise<void> {
  await trx.updateTable('encyclopedia_rest').set(rest).execute();
}
