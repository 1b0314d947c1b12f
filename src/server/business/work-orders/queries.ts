import { type Selectable, sql } from 'kysely';
import { countRows } from '../../platform/count-queries.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { WorkOrders } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';

export type WorkOrderTable = Selectable<WorkOrders>;

export interface NewWorkOrder {
  readonly order_key: string;
  readonly place_key: string;
  readonly county_key: string;
  readonly place: string;
  readonly service: string;
  readonly done_on: string;
  readonly price_cents: number | null;
  readonly minutes: number | null;
}

/** What the work orders of a town or county say of a service. */
export interface WorkSummary {
  /** 'place:kyle, tx' or 'county:hays, tx' */
  readonly subject_key: string;
  /** 'Kyle, TX'; of a county, one of its towns. */
  readonly place: string;
  /** In small letters. */
  readonly service_key: string;
  readonly service: string;
  readonly jobs: number;
  readonly first_on: string;
  readonly prices: number;
  readonly price_from: number | null;
  readonly price_to: number | null;
  readonly times: number;
  readonly minutes: number | null;
}

export interface WorkAsked {
  /** Jobs that were finished after this day. */
  readonly after: string;
  readonly at_least: number;
  readonly limit: number;
  /** Only these; all otherwise. */
  readonly subjects?: readonly string[];
}

/** Towns and counties with enough work orders of a service, the most first. */
export async function listWorkSummaries(
  db: Db,
  { after, at_least, limit, subjects }: WorkAsked,
): Promise<readonly WorkSummary[]> {
  const only = subjects
    ? sql`and (place_key = any(${subjects}::text[]) or county_key = any(${subjects}::text[]))`
    : sql``;
  const { rows } = await sql<WorkSummary>`
    select coalesce(place_key, county_key) as subject_key, lower(service) as service_key,
      min(place) as place, min(service) as service, count(*)::int as jobs, min(done_on) as first_on,
      count(price_cents)::int as prices,
      percentile_disc(0.25) within group (order by price_cents) as price_from,
      percentile_disc(0.75) within group (order by price_cents) as price_to,
      count(minutes)::int as times, percentile_disc(0.5) within group (order by minutes) as minutes
    from work_orders
    where done_on > ${after}::date ${only}
    group by grouping sets ((place_key, lower(service)), (county_key, lower(service)))
    having count(*) >= ${at_least}
    order by jobs desc, subject_key desc, service_key
    limit ${limit}`.execute(db);
  return rows;
}

/** Two imports at once could count one job twice, so changes wait for each other. Reads don't. */
export async function lockWorkOrders(trx: Trx): Promise<void> {
  await sql`lock table work_orders in share row exclusive mode`.execute(trx);
}

export async function listByOrderKey(
  trx: Trx,
  keys: readonly string[],
): Promise<ReadonlyMap<string, WorkOrderTable>> {
  const rows = await trx
    .selectFrom('work_orders')
    .selectAll()
    .where('order_key', '=', sql<string>`any(${keys}::text[])`)
    .execute();
  return new Map(rows.map(row => [row.order_key, row]));
}

export async function countWorkOrders(db: Db, service: string | undefined, max: number): Promise<number> {
  return countRows(db, filtered(db, service).select('id').limit(max));
}

function filtered(db: Db, service: string | undefined) {
  const all = db.selectFrom('work_orders');
  return service ? all.where(sql<boolean>`lower(service) = lower(${service})`) : all;
}

export async function listWorkOrders(
  db: Db,
  { service, after, limit }: PageAfter & { readonly service?: string | undefined },
): Promise<WorkOrderTable[]> {
  const rows = filtered(db, service).selectAll().orderBy('id', 'desc').limit(limit);
  return (after ? rows.where('id', '<', after) : rows).execute();
}

const chunk = 2_000;

/** Adds work orders, and changes those of the same key. */
export async function writeWorkOrders(
  trx: Trx,
  orders: readonly (NewWorkOrder & { readonly id: string })[],
): Promise<void> {
  for (let from = 0; from < orders.length; from += chunk) {
    await trx
      .insertInto('work_orders')
      .values(orders.slice(from, from + chunk))
      .onConflict(conflict =>
        conflict.column('order_key').doUpdateSet(eb => ({
          place_key: eb.ref('excluded.place_key'),
          county_key: eb.ref('excluded.county_key'),
          place: eb.ref('excluded.place'),
          service: eb.ref('excluded.service'),
          done_on: eb.ref('excluded.done_on'),
          price_cents: eb.ref('excluded.price_cents'),
          minutes: eb.ref('excluded.minutes'),
          updated_at: sql<Date>`now()`,
        })),
      )
      .execute();
  }
}

export async function deleteWorkOrder(trx: Trx, id: string): Promise<WorkOrderTable> {
  const row = await trx.deleteFrom('work_orders').where('id', '=', id).returningAll().executeTakeFirst();
  if (row) return row;
  throw new AppError('not-found', 'Work order not found. It may have been deleted.', {
    reason: 'work-order-missing',
  });
}

export async function deleteWorkOrders(trx: Trx, service: string | undefined): Promise<number> {
  const all = trx.deleteFrom('work_orders');
  const { numDeletedRows } = await (service
    ? all.where(sql<boolean>`lower(service) = lower(${service})`)
    : all
  ).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
