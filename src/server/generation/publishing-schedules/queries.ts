import { type Insertable, type Selectable, sql } from 'kysely';
import { countRows } from '../../platform/count-queries.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { PublishingSchedules } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';

export type ScheduleTable = Omit<Selectable<PublishingSchedules>, 'start_on'> & {
  /** The first day, as in 2027-03-14. */
  readonly start_on: string;
  readonly batch_name: string;
};

export const liveStatuses = ['waiting', 'running', 'paused'] as const;

function schedules(db: Db) {
  return db
    .selectFrom('publishing_schedules as s')
    .innerJoin('generation_batches as b', 'b.id', 's.generation_batch_id')
    .selectAll('s')
    .select('b.name as batch_name');
}

/** The active schedule, otherwise the last one. */
export async function findSchedule(db: Db, batchId: string): Promise<ScheduleTable | undefined> {
  return schedules(db)
    .where('s.generation_batch_id', '=', batchId)
    .orderBy('s.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findLiveSchedule(db: Db, batchId: string): Promise<ScheduleTable | undefined> {
  return schedules(db)
    .where('s.generation_batch_id', '=', batchId)
    .where('s.status', 'in', liveStatuses)
    .executeTakeFirst();
}

export async function getSchedule(db: Db, id: string): Promise<ScheduleTable> {
  return schedules(db).where('s.id', '=', id).executeTakeFirstOrThrow(scheduleMissing);
}

/** Locks the active schedule of a batch until the transaction ends: users and jobs change it in sequence. */
export async function lockLiveSchedule(trx: Db, batchId: string): Promise<ScheduleTable | undefined> {
  await trx
    .selectFrom('publishing_schedules')
    .select('id')
    .where('generation_batch_id', '=', batchId)
    .where('status', 'in', liveStatuses)
    .forUpdate()
    .execute();
  return findLiveSchedule(trx, batchId);
}

export async function getLiveScheduleLocked(trx: Trx, batchId: string): Promise<ScheduleTable> {
  const schedule = await lockLiveSchedule(trx, batchId);
  if (!schedule) throw scheduleMissing();
  return schedule;
}

function scheduleMissing(): AppError {
  return new AppError('not-found', 'No publishing schedule is under way for this batch.', {
    reason: 'schedule-missing',
  });
}

export async function insertSchedule(trx: Trx, schedule: Insertable<PublishingSchedules>): Promise<void> {
  await trx.insertInto('publishing_schedules').values(schedule).execute();
}

type ScheduleChanges = Partial<Insertable<PublishingSchedules>>;

export async function changeSchedule(trx: Db, id: string, changes: ScheduleChanges): Promise<void> {
  await trx
    .updateTable('publishing_schedules')
    .set({ ...changes, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export interface ListSchedules extends PageAfter {
  readonly isLive: boolean;
}

export async function listSchedules(
  db: Db,
  { isLive, after, limit }: ListSchedules,
): Promise<ScheduleTable[]> {
  let query = schedules(db).orderBy('s.id', 'desc').limit(limit);
  if (isLive) query = query.where('s.status', 'in', liveStatuses);
  if (after) query = query.where('s.id', '<', after);
  return query.execute();
}

export async function countSchedules(db: Db, isLive: boolean, max: number): Promise<number> {
  let found = db.selectFrom('publishing_schedules').select('id').limit(max);
  if (isLive) found = found.where('status', 'in', liveStatuses);
  return countRows(db, found);
}

/** Batches with a schedule that a job should follow. */
export async function listFollowed(db: Db): Promise<{ batch_id: string }[]> {
  return db
    .selectFrom('publishing_schedules')
    .select('generation_batch_id as batch_id')
    .where('status', 'in', ['waiting', 'running'])
    .execute();
}

/** Reads only the index of drafts: a batch of public pages costs nothing. */
export async function countDrafts(db: Db, batchId: string): Promise<number> {
  const drafts = db
    .selectFrom('generated_landing_pages')
    .select('id')
    .where('generation_batch_id', '=', batchId)
    .where('status', '=', 'draft');
  return countRows(db, drafts);
}

export async function setPageStatusOfBatch(
  trx: Trx,
  batchId: string,
  page_status: 'published' | 'draft',
): Promise<void> {
  await trx
    .updateTable('generation_batches')
    .set({ page_status, updated_at: sql`now()` })
    .where('id', '=', batchId)
    .execute();
}

export interface PublishedDay {
  readonly day: string;
  readonly published: number;
  readonly missed: number;
  readonly left_out: number;
}

/** The results of a schedule's days from `first` to `last`. */
export async function listDays(
  db: Db,
  id: string,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<PublishedDay[]> {
  return db
    .selectFrom('publishing_days')
    .select(['day', 'published', 'missed', 'left_out'])
    .where('schedule_id', '=', id)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .orderBy('day')
    .execute();
}

/** Adds to the results of some days. */
export async function addToDays(trx: Db, id: string, days: readonly PublishedDay[]): Promise<void> {
  if (days.length === 0) return;
  await sql`
    insert into publishing_days as d (schedule_id, day, published, missed, left_out)
    select ${id}, day, published, missed, left_out
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as t (day date, published int, missed int, left_out int)
    on conflict (schedule_id, day) do update
      set published = d.published + excluded.published, missed = d.missed + excluded.missed,
          left_out = d.left_out + excluded.left_out`.execute(trx);
}

/** Ends the active schedule of a batch; returns its id. */
export async function endLiveSchedule(trx: Trx, batchId: string, isRevert: boolean): Promise<string | null> {
  const row = await trx
    .updateTable('publishing_schedules')
    .set({
      status: 'cancelled',
      ended_from: isRevert ? sql`status` : null,
      owed_pages: 0,
      completed_at: sql`now()`,
      updated_at: sql`now()`,
      revision: sql`revision + 1`,
    })
    .where('generation_batch_id', '=', batchId)
    .where('status', 'in', liveStatuses)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Puts back the schedule that the revert of a batch ended; its pages are sorted again, by the same order. Null: none was
 * ended, the batch has another, or none of its pages came back.
 */
export async function reopenSchedule(trx: Db, batchId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update publishing_schedules s
    set status = ended_from, ended_from = null, completed_at = null, prepared_at = null, prepared_through = -1,
        updated_at = now(), revision = revision + 1
    where s.id = (select id from publishing_schedules where generation_batch_id = ${batchId} order by id desc limit 1)
      and s.ended_from is not null
      and exists (select from generation_batches where id = ${batchId} and reverted_at is null)
    returning s.id`.execute(trx);
  return rows[0]?.id ?? null;
}

/** Makes the caller follow a batch's schedule. A job that followed it before stops. */
export async function takeTurn(db: Db, batchId: string): Promise<number | null> {
  const row = await db
    .updateTable('publishing_schedules')
    .set({ turn: sql`turn + 1` })
    .where('generation_batch_id', '=', batchId)
    .where('status', 'in', liveStatuses)
    .returning('turn')
    .executeTakeFirst();
  return row?.turn ?? null;
}
