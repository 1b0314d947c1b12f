import { type Selectable, sql, type Transaction } from 'kysely';
import type { Db } from '../db/database.ts';
import type { DB, Outbox } from '../db/tables.ts';
import type { Email } from './email.ts';

type Connection = Db | Transaction<DB>;
export type OutboxTable = Selectable<Outbox>;

export interface NewMessage {
  readonly id: string;
  readonly lead_id: string | null;
  readonly payload: Email;
  readonly isDue: boolean;
}

export async function insertMessage(
  trx: Transaction<DB>,
  { id, lead_id, payload, isDue }: NewMessage,
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      id,
      lead_id,
      kind: 'email',
      payload: JSON.stringify(payload),
      next_at: isDue ? sql`now()` : null,
    })
    .execute();
}

/** The message if it is due now; undefined when it is gone, sent, given up, or somebody has put it off. */
export async function findDueMessage(db: Connection, id: string): Promise<OutboxTable | undefined> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('next_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
}

export async function findMessageOfLead(db: Connection, leadId: string): Promise<OutboxTable | undefined> {
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

/** Unsent messages of the last days that nobody has given up on. */
export async function listUnsentMessages(db: Db, days: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('created_at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .where(eb => eb.or([eb('next_at', 'is not', null), eb('attempts', '=', 0)]))
    .orderBy('id')
    .execute();
}

export async function makeDue(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.updateTable('outbox').set({ next_at: sql`now()` }).where('id', '=', id).execute();
}

export async function markSent(db: Db, id: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: sql`now()`, next_at: null, last_error: null, attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .execute();
}

export async function markFailed(
  trx: Transaction<DB>,
  id: string,
  { error, nextAt }: { error: string; nextAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ last_error: error, next_at: nextAt, attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .execute();
}
