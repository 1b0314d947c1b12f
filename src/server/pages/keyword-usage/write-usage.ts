import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/tables.ts';
import { jsonInChunks } from '../../platform/json-in-chunks.ts';
import { runYielding } from '../../platform/yielding.ts';

export interface Usage {
  /** Of the batch or page. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'batch' | 'page';
  readonly template_id: string;
  readonly locations: readonly { city: string; state: string }[];
  readonly keywords: readonly string[];
}

/** Keeps what keywords were used for; the plans of a batch may go, and the batch too, while its pages stay. */
export async function recordUsage(trx: Transaction<DB>, usage: Usage): Promise<void> {
  await trx
    .insertInto('datasets')
    .values({
      id: usage.id,
      name: usage.name,
      kind: usage.kind,
      template_id: usage.template_id,
      locations: await runYielding(jsonInChunks(usage.locations.map(({ city, state }) => [city, state]))),
      location_count: usage.locations.length,
    })
    .execute();
  await sql`
    insert into dataset_keywords (dataset_id, keyword)
    select ${usage.id}, keyword from unnest(${usage.keywords}::text[]) keyword
    on conflict do nothing`.execute(trx);
}

/** Nothing was made of it, or nothing is left: the keywords are free again. */
export async function forgetUsage(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.deleteFrom('datasets').where('id', '=', id).execute();
}
