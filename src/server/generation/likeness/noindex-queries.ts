import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Trx } from '../../platform/db/database.ts';

/** The value instead of a percent if nothing was compared. */
export const notCompared = 255;

/**
 * Stores each plan's similarity by the batch's current forecast; pages from this percent on become noindex. Returns
 * false if the forecast does not have all plans.
 */
export async function copyPercents(trx: Trx, batchId: string, fromPercent: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('noindex_plans')
    .columns(['generation_batch_id', 'percents'])
    .expression(eb =>
      eb
        .selectFrom('batch_likeness')
        .select(['generation_batch_id', sql<Buffer>`percents`.as('percents')])
        .where('generation_batch_id', '=', batchId)
        .where('is_outlook', '=', false)
        .where('percents', 'is not', null),
    )
    .onConflict(conflict =>
      conflict.column('generation_batch_id').doUpdateSet({ percents: sql<Buffer>`excluded.percents` }),
    )
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return false;
  await trx
    .updateTable('generation_batches')
    .set({ noindex_from: fromPercent })
    .where('id', '=', batchId)
    .execute();
  return true;
}

interface NoindexBatch {
  readonly id: string;
  readonly noindex_from: number | null;
  readonly first_combination: number;
}

/** Returns whether the pages of the plans from `first` to `last` become noindex; null without that choice. */
export async function readNoindex(
  client: Pool | PoolClient,
  { id, noindex_from, first_combination }: NoindexBatch,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<(plan: number) => boolean | null> {
  if (noindex_from === null) return () => null;
  const { rows } = await client.query<{ part: Buffer }>(
    'select substring(percents from $2::integer for $3::integer) as part from noindex_plans where generation_batch_id = $1',
    [id, first - first_combination + 1, last - first + 1],
  );
  const part = rows[0]?.part;
  return plan => {
    const percent = part?.[plan - first] ?? notCompared;
    return percent !== notCompared && percent >= noindex_from;
  };
}
