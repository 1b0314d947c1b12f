import { type Selectable, sql } from 'kysely';
import { countRows } from '../../platform/count-queries.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { WebhookDeliveries, Webhooks } from '../../platform/db/tables.ts';

export type WebhookTable = Selectable<Webhooks> & {
  waiting: number | null;
  failed: number | null;
  last_delivered_at: Date | null;
};
export type DeliveryTable = Selectable<WebhookDeliveries>;

const kept = { each: 500, days: 30 };

function withStatus(db: Db) {
  return db
    .selectFrom('webhooks as w')
    .selectAll('w')
    .select(eb => [
      eb
        .selectFrom('webhook_deliveries as d')
        .whereRef('d.webhook_id', '=', 'w.id')
        .where('d.status', '=', 'waiting')
        .select(one => one.fn.countAll<number>().as('n'))
        .as('waiting'),
      eb
        .selectFrom('webhook_deliveries as d')
        .whereRef('d.webhook_id', '=', 'w.id')
        .where('d.status', '=', 'failed')
        .select(one => one.fn.countAll<number>().as('n'))
        .as('failed'),
      eb
        .selectFrom('webhook_deliveries as d')
        .whereRef('d.webhook_id', '=', 'w.id')
        .where('d.status', '=', 'delivered')
        .select(one => one.fn.max('d.last_attempt_at').as('at'))
        .as('last_delivered_at'),
    ]);
}

export async function listWebhooks(db: Db): Promise<WebhookTable[]> {
  return withStatus(db).orderBy('w.id', 'desc').execute();
}

export async function findWebhook(db: Db, id: string): Promise<WebhookTable | undefined> {
  return withStatus(db).where('w.id', '=', id).executeTakeFirst();
}

export async function countWebhooks(db: Db): Promise<number> {
  return countRows(db, db.selectFrom('webhooks').select('id'));
}

export async function insertWebhook(
  trx: Trx,
  row: Pick<Selectable<Webhooks>, 'id' | 'url' | 'events' | 'is_active' | 'sealed_secret' | 'created_by'>,
): Promise<void> {
  await trx.insertInto('webhooks').values(row).execute();
}

export async function updateWebhook(
  trx: Trx,
  id: string,
  change: Pick<Selectable<Webhooks>, 'url' | 'events' | 'is_active'>,
): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set({ ...change, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteWebhook(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('webhooks').where('id', '=', id).execute();
}

export async function insertDelivery(
  trx: Trx,
  row: Pick<DeliveryTable, 'id' | 'webhook_id' | 'event' | 'replay_of'> & { payload: string },
): Promise<DeliveryTable> {
  return trx
    .insertInto('webhook_deliveries')
    .values({ ...row, status: 'waiting', next_at: sql`now()` })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function listDeliveries(db: Db, webhookId: string, limit: number): Promise<DeliveryTable[]> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findDelivery(db: Db, id: string): Promise<DeliveryTable | undefined> {
  return db.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirst();
}

export interface DueDelivery {
  readonly id: string;
  readonly webhook_id: string;
  readonly url: string;
  readonly sealed_secret: string;
  readonly body: string;
  readonly attempts: number;
}

/** Due messages of active webhooks. A lease of two minutes prevents sending them twice. */
export async function takeDue(db: Db, limit: number): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    update webhook_deliveries d set next_at = now() + interval '2 minutes'
    from webhooks w where w.id = d.webhook_id and d.id in (
      select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where d.status = 'waiting' and d.next_at <= now() and w.is_active
      order by d.next_at limit ${limit} for update of d skip locked)
    returning d.id, d.webhook_id, w.url, w.sealed_secret, d.payload::text as body, d.attempts`.execute(db);
  return rows;
}

/** Makes a leased but unsent message due again. */
export async function returnLease(db: Db, id: string): Promise<void> {
  await sql`update webhook_deliveries set next_at = now() where id = ${id} and status = 'waiting'`.execute(
    db,
  );
}

/** When the next message of an active webhook is due. */
export async function nextDue(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(d.next_at) as at from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.status = 'waiting' and w.is_active`.execute(db);
  return rows[0]?.at ?? null;
}

export interface AttemptMade {
  readonly status: 'waiting' | 'delivered' | 'failed';
  readonly nextAt: Date | null;
  readonly answered: number | null;
  readonly took: number;
  readonly answer: string | null;
  readonly error: string | null;
}

export async function recordAttempt(db: Db, id: string, made: AttemptMade): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set(eb => ({
      status: made.status,
      next_at: made.nextAt,
      attempts: eb('attempts', '+', 1),
      last_attempt_at: sql<Date>`now()`,
      last_status: made.answered,
      last_ms: made.took,
      last_answer: made.answer,
      last_error: made.error,
    }))
    .where('id', '=', id)
    .execute();
}

/** Keeps a limited number of messages per webhook, for at most a month. */
export async function pruneDeliveries(db: Db): Promise<void> {
  await sql`delete from webhook_deliveries d using webhooks w where w.id = d.webhook_id
    and (d.created_at < now() - make_interval(days => ${kept.days}) or d.id <= (
      select id from webhook_deliveries o where o.webhook_id = w.id order by id desc offset ${kept.each} limit 1))`.execute(
    db,
  );
}
