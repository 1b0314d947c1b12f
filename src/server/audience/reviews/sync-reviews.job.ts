import { setTimeout as pause } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import {
  type ReviewSync,
  reviewContentFields,
  reviewInputSchema,
} from '../../../contract/audience/reviews.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { BusinessProfileConfig } from '../../platform/business-profile-config.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { holdLock } from '../../platform/db/hold-lock.ts';
import type { ReviewSyncs } from '../../platform/db/tables.ts';
import type { Outgoing } from '../../platform/http/outgoing/outgoing.ts';
import { isPaused, retryAfter } from '../../platform/http/outgoing/retry-after.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { recurringJob } from '../../platform/jobs/recurring-job.ts';
import { announceReviews } from './announce-review.ts';
import { fetchReviews, fetchToken, ProfileFailure } from './business-profile.ts';
import { isPrivateName, problemOfWords } from './check-review.ts';
import {
  deleteUnseen,
  insertReviews,
  listByExternalId,
  lockReviews,
  markSeen,
  type NewReview,
  updateReview,
} from './queries.ts';
import { type ProfileReview, readProfileReview, type SetAsideReview } from './read-profile-review.ts';
import type { ReviewContext } from './review-context.ts';
import type { ReviewTable } from './review-row.ts';

export const syncJob = 'sync-reviews';
const source = 'business-profile';
const sourceName = 'Google';

const day = 24 * 3_600_000;
const hour = 3_600_000;
/** Between two pages, in milliseconds. */
const betweenPages = 1_000;
/** 10,000 reviews. */
const maxPages = 200;

interface Sync {
  readonly profile: BusinessProfileConfig | null;
  readonly outgoing: Outgoing;
  readonly clock: () => Date;
  /** Between two pages, in milliseconds; tests wait less. */
  readonly wait?: number;
}

/** Looks every hour whether the Business Profile is to be read: once a day, and an hour after a failure. */
export function syncReviewsJobs(database: Database, sync: Sync): JobKind[] {
  return [
    recurringJob(database.kysely, {
      name: 'schedule-review-sync',
      interval: hour,
      work: async attempt => {
        if (sync.profile && (await dueAt(database)) <= sync.clock()) await attempt.send(syncJob, {});
      },
    }),
    {
      name: syncJob,
      policy: 'short',
      run: async (_payload, attempt) => {
        await holdLock(database, 'review sync', () => readProfile(database, sync, attempt.signal));
      },
    },
  ];
}

async function dueAt({ kysely }: Database): Promise<Date> {
  const last = await findSync(kysely);
  if (!last?.finished_at) return new Date(0);
  return new Date(last.finished_at.getTime() + (last.is_failed ? hour : day));
}

/** Reads the whole list, unless the other side wanted a pause that is not over. */
async function readProfile(database: Database, sync: Sync, signal: AbortSignal): Promise<void> {
  const { kysely: db } = database;
  const { profile, clock } = sync;
  const pauseEnds = (await findSync(db))?.wait_until;
  if (!profile || isPaused(pauseEnds, clock())) return;
  await noteSync(db, {
    started_at: clock(),
    finished_at: null,
    is_failed: false,
    words: '',
    wait_until: null,
  });
  try {
    const counts = await readPages(database, { ...sync, profile }, signal);
    const words = `${counts.read} read: ${counts.added} new, ${counts.changed} changed, ${counts.gone} gone.`;
    await noteSync(db, { finished_at: clock(), words: words + setAsideLabel(counts) });
  } catch (error) {
    if (signal.aborted) throw error;
    if (!(error instanceof ProfileFailure)) {
      await noteSync(db, {
        finished_at: clock(),
        is_failed: true,
        words: 'The reading failed. See the log.',
      });
      throw error;
    }
    const wait = retryAfter(error.retryAfter, clock().getTime());
    const wait_until = wait === null ? null : new Date(clock().getTime() + wait);
    await noteSync(db, { finished_at: clock(), is_failed: true, words: error.message, wait_until });
  }
}

interface Counts {
  read: number;
  added: number;
  changed: number;
  gone: number;
  /** Records that could not be read, by the reason. */
  readonly setAside: Map<string, number>;
  /** Some of them have no id, so nobody knows which stored review they are. */
  hasUnknown: boolean;
}

/** @example ' 2 could not be read and were left out: its day (2).' */
function setAsideLabel({ setAside }: Counts): string {
  const total = [...setAside.values()].reduce((sum, one) => sum + one, 0);
  if (total === 0) return '';
  const reasons = [...setAside].slice(0, 5).map(([reason, count]) => `${reason} (${count})`);
  return ` ${total} could not be read and ${total === 1 ? 'was' : 'were'} left out: ${reasons.join(', ')}.`;
}

async function readPages(
  { kysely: db }: Database,
  { profile, outgoing, clock, wait = betweenPages }: Sync & { readonly profile: BusinessProfileConfig },
  signal: AbortSignal,
): Promise<Counts> {
  const run = uuidv4();
  const counts: Counts = { read: 0, added: 0, changed: 0, gone: 0, setAside: new Map(), hasUnknown: false };
  const token = await fetchToken(profile, { outgoing, signal });
  const seen = new Set<string>();
  let page: string | null = null;
  for (let pages = 1; ; pages += 1) {
    const { records, next } = await fetchReviews(profile, { token, page, outgoing, signal });
    const read = records.flatMap(record => readProfileReview(record, clock()) ?? []);
    await keepPage(db, read, { run, link: profile.link, counts });
    if (next === null) break;
    if (pages === maxPages || seen.has(next)) throw new ProfileFailure('Their list has no end.');
    seen.add(next);
    page = next;
    await pause(wait, undefined, { signal });
  }
  if (counts.read === 0 && counts.setAside.size > 0)
    throw new ProfileFailure('Their answer is not the review list of the protocol.');
  await db.transaction().execute(async trx => {
    const gone = counts.hasUnknown ? [] : await deleteUnseen(trx, source, run);
    counts.gone = gone.length;
    if (gone.length > 0) await announceReviews(trx, ...gone);
    const { added, changed } = counts;
    if (added + changed + gone.length === 0) return;
    const after = { new: added, changed, deleted: gone.length };
    await writeActivity(trx, { action: 'imported', noun: 'reviews', id: null, name: sourceName, after });
  });
  return counts;
}

async function keepPage(
  db: Database['kysely'],
  read: readonly (ProfileReview | SetAsideReview)[],
  { run, link, counts }: { readonly run: string; readonly link: string; readonly counts: Counts },
): Promise<void> {
  const byId = new Map<string, ReturnType<typeof cleaned>>();
  const unreadIds: string[] = [];
  for (const one of read) {
    if (!('reason' in one)) {
      byId.set(one.external_id, cleaned(one));
      continue;
    }
    counts.setAside.set(one.reason, (counts.setAside.get(one.reason) ?? 0) + 1);
    if (one.external_id === null) counts.hasUnknown = true;
    else unreadIds.push(one.external_id);
  }
  await db.transaction().execute(async trx => {
    await lockReviews(trx);
    // What can't be read stays as it is stored.
    const stored = await listByExternalId(trx, source, [...byId.keys(), ...unreadIds]);
    const added: NewReview[] = [];
    const changed: ReviewTable[] = [];
    for (const [external_id, review] of byId) {
      const before = stored.get(external_id);
      if (!before) {
        const about = {
          source,
          source_name: sourceName,
          source_url: link,
          external_id,
          sync_run: run,
        } as const;
        added.push({
          ...about,
          ...review,
          ...shownUnless(review.words),
          id: uuidv7(),
          service: '',
          city: '',
          state: '',
        });
      } else if (
        before.rating !== review.rating ||
        before.words !== review.words ||
        before.author !== review.author ||
        before.source_url !== link
      ) {
        const problem = problemOfWords(review.words);
        await updateReview(trx, before.id, {
          ...review,
          source_url: link,
          ...(problem === null ? {} : shownUnless(review.words)),
        });
        changed.push(before);
      }
    }
    await insertReviews(trx, added);
    await markSeen(
      trx,
      [...stored.values()].map(({ id }) => id),
      run,
    );
    if (added.length + changed.length > 0) await announceReviews(trx, ...added, ...changed);
    counts.read += byId.size;
    counts.added += added.length;
    counts.changed += changed.length;
  });
}

/** Data of others is as untrusted as visitors' input. Authors did not mean to show this site's visitors their number. */
function cleaned({ rating, words, author, reviewed_on }: ProfileReview) {
  return {
    rating,
    reviewed_on,
    words: reviewContentFields.words.catch('').parse(words.slice(0, 2_000)),
    author: isPrivateName(author) ? '' : reviewInputSchema.shape.author.catch('').parse(author.slice(0, 60)),
  };
}

/** Authors of an address or a phone number did not mean to see it on this site. */
function shownUnless(words: string): Pick<NewReview, 'status' | 'withdrawn_why'> {
  const problem = problemOfWords(words);
  return problem === null
    ? { status: 'published', withdrawn_why: '' }
    : { status: 'withdrawn', withdrawn_why: problem };
}

export async function presentSync({
  db,
  businessProfile,
}: Pick<ReviewContext, 'db' | 'businessProfile'>): Promise<ReviewSync> {
  const row = await findSync(db);
  return {
    is_configured: businessProfile !== null,
    started_at: row?.started_at?.toISOString() ?? null,
    finished_at: row?.finished_at?.toISOString() ?? null,
    is_failed: row?.is_failed ?? false,
    message: row?.words ?? '',
    wait_until: row?.wait_until?.toISOString() ?? null,
  };
}

type SyncTable = Omit<Selectable<ReviewSyncs>, 'id'>;

async function findSync(db: Db): Promise<SyncTable | undefined> {
  return db.selectFrom('review_syncs').selectAll().executeTakeFirst();
}

/** Stores the progress of a sync. */
async function noteSync(db: Db, change: Partial<SyncTable>): Promise<void> {
  await db
    .insertInto('review_syncs')
    .values(change)
    .onConflict(conflict => conflict.column('id').doUpdateSet(change))
    .execute();
}
