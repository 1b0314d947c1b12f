import { type Expression, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import { type FoundFilter, filteredPages } from '../pages/list-queries.ts';

/** Pages of one part, which is one transaction: a third of a second of locked rows. */
export const partSize = 5_000;

/** Stores the ids of the filter's pages with the change, in one query; returns their number. */
export async function freezeFilter(
  trx: Trx,
  id: string,
  filter: FoundFilter,
  except: readonly string[],
): Promise<number> {
  let matching = filteredPages(trx, filter).select('g.id');
  if (except.length > 0) matching = matching.where(sql<boolean>`g.id <> all(${except}::uuid[])`);
  return freezePages(trx, id, matching);
}

/** Stores the ids of the pages that a query selects with the change; returns their number. */
export async function freezePages(trx: Trx, id: string, matching: Expression<unknown>): Promise<number> {
  await addParts(trx, id, matching);
  return setTotal(trx, id);
}

/**
 * Adds the pages that a query selects as further parts of the change, with SQL of what each was before; returns how many
 * parts.
 */
export async function addParts(
  db: Db,
  id: string,
  matching: Expression<unknown>,
  before = sql<string | null>`null::text`,
): Promise<number> {
  const { numAffectedRows } = await sql`
    with next as (select coalesce(max(number), -1) + 1 as number from page_change_parts where change_id = ${id})
    insert into page_change_parts (change_id, number, page_ids, first_id, last_id, before_change)
    select ${id}, next.number + parts.number, ids, ids[1], ids[array_length(ids, 1)], befores from next, (
      select number, array_agg(id order by id) as ids, array_agg(before order by id) as befores from (
        select id, ${before} as before, (row_number() over (order by id) - 1) / ${partSize}::int as number
        from (${matching}) matching
      ) numbered group by number
    ) parts`.execute(db);
  await setTotal(db, id);
  return Number(numAffectedRows ?? 0n);
}

/** Takes the ids unchecked: deleted pages are found, and counted, later. */
export async function freezeIds(trx: Trx, id: string, ids: readonly string[]): Promise<number> {
  const sorted = [...new Set(ids.map(one => one.toLowerCase()))].toSorted();
  for (let from = 0; from < sorted.length; from += partSize) {
    const page_ids = sorted.slice(from, from + partSize);
    await trx
      .insertInto('page_change_parts')
      .values({
        change_id: id,
        number: from / partSize,
        page_ids,
        first_id: page_ids[0] ?? '',
        last_id: page_ids.at(-1) ?? '',
      })
      .execute();
  }
  return setTotal(trx, id);
}

/** The pages that another change really changed, by part: `number` finds their former state. */
export async function freezeChanged(trx: Trx, id: string, undoes: string): Promise<number> {
  await sql`
    insert into page_change_parts (change_id, number, page_ids, first_id, last_id)
    select ${id}, number, changed_ids, first_id, last_id from page_change_parts
    where change_id = ${undoes} and cardinality(changed_ids) > 0`.execute(trx);
  return setTotal(trx, id);
}

async function setTotal(trx: Db, id: string): Promise<number> {
  const row = await trx
    .updateTable('page_changes')
    .set({
      total_pages: sql<number>`(select coalesce(sum(cardinality(page_ids)), 0) from page_change_parts where change_id = ${id})`,
    })
    .where('id', '=', id)
    .returning('total_pages')
    .executeTakeFirstOrThrow();
  return row.total_pages;
}
