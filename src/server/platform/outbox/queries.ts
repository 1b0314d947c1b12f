import { type Selectable, sql } from 'kysely';
import { countRows } from '../count-queries.ts';
import type { PageAfter } from '../db/chunks-after.ts';
import type { Db, Trx } from '../db/database.ts';
import type { Outbox } from '../db/tables.ts';
import type { Email } from './email.ts';

/** Messages with an expired link or code are not worth sending. */
const stillGood = sql<boolean>`coalesce(expires_at > now(), true)`;
/** The payload of an account message after its link or code has expired. */
const withoutText = sql`jsonb_set(payload, '{text}', '""')`;
export type OutboxTable = Selectable<Outbox>;

/** The subject of a message. An account message contains a link or code that expires after some minutes. */
export type MessageSubject =
  | { readonly leadId: string | null }
  | { readonly userId: string | null; readonly minutes: number };

export interface NewMessage {
  readonly id: string;
  readonly about: MessageSubject;
  readonly payload: Email;
  readonly isDue: boolean;
}

export async function insertMessage(trx: Trx, { id, about, payload, isDue }: NewMessage): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      id,
      ...('leadId' in about
        ? { lead_id: about.leadId }
        : {
            topic: 'account',
            user_id: about.userId,
            expires_at: sql<Date>`now() + make_interval(mins => ${about.minutes})`,
          }),
      kind: 'email',
      payload: JSON.stringify(payload),
      next_at: isDue ? sql`now()` : null,
    })
    .execute();
}

/** The message if it is due; undefined if it was deleted, sent, abandoned or postponed. */
export async function findDueMessage(db: Db, id: string): Promise<OutboxTable | undefined> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('next_at', '<=', sql<Date>`now()`)
    .where(stillGood)
    .executeTakeFirst();
}

export async function findMessageOfLead(db: Db, leadId: string): Promise<OutboxTable | undefined> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function listMessagesOfLeads(db: Db, leadIds: readonly string[]): Promise<OutboxTable[]> {
  if (leadIds.length === 0) return [];
  return db.selectFrom('outbox').selectAll().where('lead_id', 'in', leadIds).orderBy('id').execute();
}

/** Unsent messages of the last days, except abandoned ones. */
export async function listUnsentMessages(db: Db, days: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('created_at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .where(stillGood)
    .where(eb => eb.or([eb('next_at', 'is not', null), eb('attempts', '=', 0)]))
    .orderBy('id')
    .execute();
}

export async function makeDue(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('outbox').set({ next_at: sql`now()` }).where('id', '=', id).execute();
}

export async function markSent(db: Db, id: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      sent_at: sql`now()`,
      next_at: null,
      last_error: null,
      attempts: sql`attempts + 1`,
      payload: sql`case when topic = 'account' then ${withoutText} else payload end`,
    })
    .where('id', '=', id)
    .execute();
}

export async function markFailed(
  trx: Trx,
  id: string,
  { error, nextAt }: { error: string; nextAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ last_error: error, next_at: nextAt, attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .execute();
}

/** Deletes the texts of expired account messages, up to `atMost`. Returns the count. */
export async function wipeExpired(db: Db, atMost: number): Promise<number> {
  const { rows } = await sql`
    update outbox set payload = ${withoutText}, next_at = null where id in (
      select id from outbox
      where topic = 'account' and expires_at < now() and payload->>'text' <> '' order by id limit ${atMost}
    ) returning id`.execute(db);
  return rows.length;
}

export interface MessageFilter {
  readonly topic?: 'lead' | 'account' | undefined;
}

export async function listMessages(
  db: Db,
  { topic, after, limit }: MessageFilter & PageAfter,
): Promise<OutboxTable[]> {
  let query = db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(limit);
  if (topic) query = query.where('topic', '=', topic);
  if (after) query = query.where('id', '<', after);
  return query.execute();
}

export async function findMessage(db: Db, id: string): Promise<OutboxTable | undefined> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Counts messages, up to `max`. */
export async function countMessages(db: Db, { topic }: MessageFilter, max: number): Promise<number> {
  let query = db.selectFrom('outbox').select('id').limit(max);
  if (topic) query = query.where('topic', '=', topic);
  return countRows(db, query);
}
