import { type Selectable, sql, type Updateable } from 'kysely';
import type { CustomerPlan } from '../../../contract/audience/customer-filter.ts';
import { countRows } from '../../platform/count-queries.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { contains } from '../../platform/db/folded-search.ts';
import type { CustomerProfiles } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';
import type { UsageMonth } from './usage-month.ts';

export type ProfileTable = Selectable<CustomerProfiles>;

export interface CustomerFilter {
  readonly search?: string | undefined;
  readonly plan?: CustomerPlan | undefined;
  readonly is_active?: 'true' | 'false' | undefined;
}

function customerMissing(): AppError {
  return new AppError('not-found', 'Customer not found.', { reason: 'customer-missing' });
}

function filtered(db: Db, { search, plan, is_active }: CustomerFilter, canReadEmails: boolean) {
  let query = db.selectFrom('customer_profiles');
  if (search) {
    const ofCompany = contains(sql<string>`company_name`, [search]);
    // As an array, both halves can be answered from their indexes.
    const ofEmail = sql<boolean>`user_id = any(array(
      select id from auth_users where ${contains(sql<string>`email`, [search])}))`;
    query = query.where(eb => (canReadEmails ? eb.or([ofCompany, ofEmail]) : ofCompany));
  }
  if (plan) query = query.where('subscription_plan', '=', plan);
  if (is_active) query = query.where('is_active', '=', is_active === 'true');
  return query;
}

interface ListProfiles extends CustomerFilter, PageAfter {
  readonly canReadEmails: boolean;
}

/** Newest first. */
export async function listProfiles(
  db: Db,
  { after, limit, canReadEmails, ...filter }: ListProfiles,
): Promise<ProfileTable[]> {
  let query = filtered(db, filter, canReadEmails).selectAll().orderBy('id', 'desc').limit(limit);
  if (after) query = query.where('id', '<', after);
  return query.execute();
}

/** How many there are, counted up to `most`. */
export async function countProfiles(
  db: Db,
  { max, canReadEmails, ...filter }: CustomerFilter & { max: number; canReadEmails: boolean },
): Promise<number> {
  return countRows(db, filtered(db, filter, canReadEmails).select('id').limit(max));
}

/** The emails of these accounts. */
export async function listEmails(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('auth_users')
    .select(['id', 'email'])
    .where('id', '=', sql<string>`any(${userIds as string[]}::uuid[])`)
    .execute();
  return new Map(rows.map(row => [row.id, row.email]));
}

export async function getProfile(db: Db, id: string): Promise<ProfileTable> {
  return db
    .selectFrom('customer_profiles')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(customerMissing);
}

export async function lockProfile(trx: Trx, id: string): Promise<ProfileTable> {
  return trx
    .selectFrom('customer_profiles')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(customerMissing);
}

export async function findProfileOf(db: Db, userId: string): Promise<ProfileTable | undefined> {
  return db.selectFrom('customer_profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function getProfileOf(db: Db, userId: string): Promise<ProfileTable> {
  const row = await findProfileOf(db, userId);
  if (!row) throw customerMissing();
  return row;
}

/** Nothing where there is one. */
export async function insertProfile(db: Db, userId: string): Promise<void> {
  await db
    .insertInto('customer_profiles')
    .values({ user_id: userId })
    .onConflict(conflict => conflict.column('user_id').doNothing())
    .execute();
}

export async function updateProfile(
  trx: Trx,
  id: string,
  changes: Updateable<CustomerProfiles>,
): Promise<ProfileTable> {
  return trx
    .updateTable('customer_profiles')
    .set({ ...changes, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Counts one page of this month if the customer is active and below the limit; false otherwise. One statement, so that
 * concurrent calls see each other's counts.
 */
export async function countPage(trx: Trx, userId: string, { current, begun }: UsageMonth): Promise<boolean> {
  const counts = sql<boolean>`coalesce(usage_month in (${current}, ${begun}), false)`;
  const used = sql<number>`(case when ${counts} then pages_generated_this_month else 0 end)`;
  const { numUpdatedRows } = await trx
    .updateTable('customer_profiles')
    .set({
      pages_generated_this_month: sql`${used} + 1`,
      usage_month: sql`case when ${counts} then usage_month else ${current} end`,
    })
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .where(used, '<', sql<number>`monthly_page_limit`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
