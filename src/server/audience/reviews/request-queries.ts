import { type Selectable, sql } from 'kysely';
import { countRows } from '../../platform/count-queries.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { Leads, ReviewRequests } from '../../platform/db/tables.ts';

export type RequestTable = Selectable<ReviewRequests>;

export async function findRequest(db: Db, id: string): Promise<RequestTable | undefined> {
  return db.selectFrom('review_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Requests to this address or for this lead. */
export async function findAsked(
  db: Db,
  { email_hash, lead_id }: Pick<RequestTable, 'email_hash' | 'lead_id'>,
): Promise<RequestTable | undefined> {
  return db
    .selectFrom('review_requests')
    .selectAll()
    .where(eb =>
      eb.or([
        ...(email_hash === null ? [] : [eb('email_hash', '=', email_hash)]),
        ...(lead_id === null ? [] : [eb('lead_id', '=', lead_id)]),
        eb.val(false),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
}

/** False: the customer has got a request since. */
export async function insertRequest(trx: Trx, row: Omit<RequestTable, 'created_at'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('review_requests')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const leadColumns = ['id', 'name', 'email', 'service', 'city', 'state', 'keyword', 'page_city'] as const;

export type AskedLead = Pick<Selectable<Leads>, (typeof leadColumns)[number]>;

export async function findLead(db: Db, id: string): Promise<AskedLead | undefined> {
  return db.selectFrom('leads').select(leadColumns).where('id', '=', id).executeTakeFirst();
}

const toAsk = (db: Db) =>
  db
    .selectFrom('leads as l')
    .where('l.status', '=', 'done')
    .where('l.suspected_spam', '=', false)
    .where('l.email', '<>', '')
    .where(eb =>
      eb.not(
        eb.exists(eb.selectFrom('review_requests as r').select('r.id').whereRef('r.lead_id', '=', 'l.id')),
      ),
    );

/** Done leads without a request, oldest first. */
export async function listToAsk(db: Db, limit: number): Promise<AskedLead[]> {
  return toAsk(db)
    .select(leadColumns.map(name => `l.${name}` as const))
    .orderBy('l.updated_at')
    .orderBy('l.id')
    .limit(limit)
    .execute();
}

export async function countToAsk(db: Db, max: number): Promise<number> {
  return countRows(db, toAsk(db).select('l.id').limit(max));
}

export async function countRequests(db: Db): Promise<{ asked: number; answered: number }> {
  return db
    .selectFrom('review_requests as q')
    .leftJoin('reviews as r', 'r.request_id', 'q.id')
    .select([sql<number>`count(*)::int`.as('asked'), sql<number>`count(r.id)::int`.as('answered')])
    .executeTakeFirstOrThrow();
}
