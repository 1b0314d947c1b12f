import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';

const inputsSchema = z.object({
  locations: z.array(z.tuple([z.string(), z.string()])),
  keywords: z.array(z.string()),
  places: z.number(),
  keyword_count: z.number(),
});

/** The lists of a batch: all of them, or so many that are evenly chosen, and how long they are. */
export async function readSomeInputs(db: Db, batchId: string, most: number) {
  const some = (list: string, part: string) => sql`(
    select coalesce(jsonb_agg(${sql.raw(part)} order by n), '[]')
    from jsonb_array_elements(${sql.raw(list)}) with ordinality as e (one, n)
    where (n - 1) % greatest(1, ceil(jsonb_array_length(${sql.raw(list)}) / ${most}::float)::int) = 0
  )`;
  const { rows } = await sql`
    select jsonb_array_length(locations::jsonb) as places, jsonb_array_length(keywords::jsonb) as keyword_count,
      ${some('locations::jsonb', 'jsonb_build_array(one -> 0, one -> 1)')} as locations,
      ${some('keywords::jsonb', 'one')} as keywords
    from batch_inputs where generation_batch_id = ${batchId}
  `.execute(db);
  const [row] = rows;
  return row === undefined ? null : inputsSchema.parse(row);
}
