import { sql } from 'kysely';
import { z } from 'zod';
import type { Trx } from '../../platform/db/database.ts';

/** Rows of a list in memory together. Checking them takes some milliseconds, which visitors wait. */
const chunkSize = 500;

const placeSchema = z.union([
  z.tuple([z.string(), z.string()]),
  z.tuple([z.string(), z.string(), z.record(z.string(), z.string()).nullable()]),
  z.tuple([z.string(), z.string(), z.record(z.string(), z.string()), z.string()]),
]);

/** The places of a batch in plan order, chunk by chunk. */
export function eachPlaces(trx: Trx, batchId: string) {
  return eachInput(trx, batchId, 'locations', placeSchema);
}

/** The keywords of a batch in plan order, chunk by chunk. */
export function eachKeywords(trx: Trx, batchId: string) {
  return eachInput(trx, batchId, 'keywords', z.string());
}

async function* eachInput<Input>(
  trx: Trx,
  batchId: string,
  list: 'locations' | 'keywords',
  schema: z.ZodType<Input>,
): AsyncGenerator<readonly Input[]> {
  await sql`
    declare ${sql.id(list)} cursor for
    select jsonb_array_elements(${sql.ref(list)}) as input from batch_inputs where generation_batch_id = ${batchId}
  `.execute(trx);
  const rows = z.array(z.object({ input: schema }));
  for (;;) {
    const found = await sql`fetch ${sql.lit(chunkSize)} from ${sql.id(list)}`.execute(trx);
    if (found.rows.length === 0) break;
    yield rows.parse(found.rows).map(({ input }) => input);
  }
  await sql`close ${sql.id(list)}`.execute(trx);
}

/** Stores the decision about held pages. */
export async function setDecision(
  trx: Trx,
  batchId: string,
  column: 'outside_pages' | 'thin_pages',
  decision: 'noindex' | 'leave-out',
): Promise<void> {
  await trx.updateTable('generation_batches').set(column, decision).where('id', '=', batchId).execute();
}
