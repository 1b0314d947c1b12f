import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { announce } from '../../platform/db/announce.ts';
import type { Database } from '../../platform/db/database.ts';
import { holdJobLock } from '../../platform/jobs/hold-job-lock.ts';
import type { Attempt, JobKind } from '../../platform/jobs/queue.ts';
import type { Article } from './accept-article.ts';
import type { Encyclopedia } from './ask-encyclopedia.ts';
import { findArticle } from './find-article.ts';
import { type ArticleTable, nextDue, readRest, saveAnswer, saveFailure, writeRest } from './queries.ts';
import type { Topic } from './topic.ts';

export const lookUpJob = 'look-up-articles';

/** Days until a result expires. "Not found" expires sooner, because an article may be written. */
const days = { found: 60, notFound: 14 };
/** Topics per run. Then other jobs can run. */
const topicsAtOnce = 200;
/** Milliseconds between two topics, to be polite. */
const pauseMs = 100;

/**
 * Looks up due topics one by one, in one process at a time. A failure ends the run, and the next run waits
 * longer after each failure.
 */
export function lookUpArticlesJob(
  database: Database,
  encyclopedia: Encyclopedia | null,
  log: Logger,
): JobKind {
  return {
    name: lookUpJob,
    policy: 'short',
    run: async (_payload, attempt) => {
      if (!encyclopedia) return;
      await holdJobLock(database, attempt, 'encyclopedia', async () => {
        const db = database.kysely;
        const again = (at: Date) => db.transaction().execute(trx => attempt.again(trx, at));
        const { until } = await readRest(db);
        if (until > new Date()) {
          await again(until);
          return;
        }
        for (let done = 0; done < topicsAtOnce && !attempt.signal.aborted; done += 1) {
          const row = await nextDue(db);
          if (!row) return;
          const restUntil = await lookUp(database, encyclopedia, row, attempt, log);
          if (restUntil) {
            await again(restUntil);
            return;
          }
          await pause(pauseMs);
        }
        if (!attempt.signal.aborted) await again(new Date());
      });
    },
  };
}

/** Null after a response; otherwise the earliest time for the next request. */
async function lookUp(
  database: Database,
  encyclopedia: Encyclopedia,
  row: ArticleTable,
  { signal }: Attempt,
  log: Logger,
): Promise<Date | null> {
  const db = database.kysely;
  try {
    const article = await findArticle(encyclopedia, topicOf(row), signal);
    await db.transaction().execute(async trx => {
      await saveAnswer(trx, row.topic, article, article ? days.found : days.notFound);
      await writeRest(trx, { until: new Date(), failures: 0, last_error: null });
      if (isChanged(article, row) || row.looked_up_at === null)
        await announce(trx, { kind: 'article', topic: row.topic });
    });
    return null;
  } catch (error) {
    if (signal.aborted) throw error;
    const reason = reasonOf(error);
    const { failures } = await readRest(db);
    const until = restAfter(failures + 1, new Date());
    log.warn({ topic: row.topic, reason, until }, 'encyclopedia lookup failed');
    await db.transaction().execute(async trx => {
      await saveFailure(trx, row.topic, reason, restAfter(row.attempts + 2, new Date()));
      await writeRest(trx, { until, failures: failures + 1, last_error: reason });
      // Pages with the state "loading" can now show the result.
      if (row.attempts === 0 && row.looked_up_at === null)
        await announce(trx, { kind: 'article', topic: row.topic });
    });
    return until;
  }
}

function isChanged(article: Article | null, row: ArticleTable): boolean {
  const now = [article?.url, article?.title, article?.description];
  return [row.url, row.title, row.description].some((text, index) => (text ?? undefined) !== now[index]);
}

function topicOf({ kind, city, state }: ArticleTable): Topic {
  return kind === 'marriage' ? { kind, city: '', state } : { kind: 'place', city, state };
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error instanceof Error ? error.message : String(error)}${cause}`.slice(0, 300);
}

const minutes = [1, 5, 30, 120, 360, 1_440];

/** The end of the pause after consecutive failures: from a minute up to a day. */
function restAfter(failures: number, now: Date): Date {
  const wait = minutes[Math.min(failures, minutes.length) - 1] ?? 1;
  return new Date(now.getTime() + wait * 60_000);
}
