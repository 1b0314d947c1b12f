import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';

const inputsSchema = z.object({
  locations: z.array(z.tuple([z.string(), z.string(), z.record(z.string(), z.string()).nullable()])),
  keywords: z.array(z.string()),
  places: z.number(),
  keyword_count: z.number(),
});

/** The lists of a batch, complete or as an even sample, and their lengths. */
export async function readSomeInputs(db: Db, batchId: string, max: number) {
  // The step is a column: computed per row, it would read the whole list for every place.
  const some = (list: string, step: string, part: string) => sql`(
    select coalesce(jsonb_agg(${sql.raw(part)} order by n), '[]')
    from jsonb_array_elements(${sql.ref(list)}) with ordinality as e (one, n) where (n - 1) % ${sql.ref(step)} = 0
  )`;
  const stepOf = (list: string) =>
    sql`greatest(1, ceil(jsonb_array_length(${sql.ref(list)}) / ${max}::float)::int)`;
  const { rows } = await sql`
    with input as materialized (
      select locations, keywords, ${stepOf('locations')} as place_step, ${stepOf('keywords')} as keyword_step
      from batch_inputs where generation_batch_id = ${batchId}
    )
    select jsonb_array_length(locations) as places, jsonb_array_length(keywords) as keyword_count,
      ${some('locations', 'place_step', 'jsonb_build_array(one -> 0, one -> 1, one -> 2)')} as locations,
      ${some('keywords', 'keyword_step', 'one')} as keywords
    from input
  `.execute(db);
  const [row] = rows;
  return row === undefined ? null : inputsSchema.parse(row);
}
