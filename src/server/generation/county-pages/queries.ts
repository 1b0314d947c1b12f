import { sql } from 'kysely';
import type { CountyPages } from '../../../contract/generation/checks.ts';
import type { Trx } from '../../platform/db/database.ts';
import type { StateRange } from '../batches/state-ranges.ts';

export interface NewLists {
  readonly locations: string;
  readonly combinations: number;
  readonly location_count: number;
  readonly states: readonly StateRange[];
  /** What pages of counties tell in them; null: nothing. */
  readonly county_pages: CountyPages | null;
}

/** Gives a batch other lists and takes its plan away. The first ones are kept while pages of counties are in it. */
export async function replaceLists(trx: Trx, id: string, lists: NewLists): Promise<void> {
  const isTold = lists.county_pages !== null;
  await sql`
    update batch_inputs
    set locations_before = ${isTold ? sql`coalesce(locations_before, locations)` : sql`null`}, locations = ${lists.locations}::jsonb
    where generation_batch_id = ${id}`.execute(trx);
  await trx.deleteFrom('bulk_generation_plans').where('generation_batch_id', '=', id).execute();
  await trx.deleteFrom('batch_likeness').where('generation_batch_id', '=', id).execute();
  await trx
    .updateTable('generation_batches')
    .set({
      combinations: lists.combinations,
      location_count: lists.location_count,
      states: JSON.stringify(lists.states),
      county_pages: isTold ? JSON.stringify(lists.county_pages) : null,
      planned_at: null,
      planned_through: 0,
      total_planned: 0,
      total_skipped: 0,
      total_duplicates: 0,
      notice: null,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** The places of a batch before pages of counties were put in; null: there are none. */
export async function findLocationsBefore(trx: Trx, id: string): Promise<unknown> {
  const row = await trx
    .selectFrom('batch_inputs')
    .select('locations_before')
    .where('generation_batch_id', '=', id)
    .executeTakeFirst();
  return row?.locations_before ?? null;
}
