import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import { jsonInChunks } from '../../platform/json-in-chunks.ts';
import { runYielding } from '../../platform/yielding.ts';

export interface Usage {
  /** The id of the batch or page. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'batch' | 'page';
  readonly template_id: string;
  readonly locations: readonly { city: string; state: string }[];
  readonly keywords: readonly string[];
}

/** Stores the use of keywords; a batch and its plans may be deleted while its pages stay. */
export async function recordUsage(trx: Trx, usage: Usage): Promise<void> {
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

/** No page was generated, or none is left: the keywords are free again. */
export async function forgetUsage(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('datasets').where('id', '=', id).execute();
}

/** SQL of a usage with its keywords, by which `restoreUsage` puts it back. The table with the usage's id is `b`. */
export const keptUsage = `(
  select to_jsonb(d) || jsonb_build_object('keywords',
    (select jsonb_agg(k.keyword) from dataset_keywords k where k.dataset_id = d.id))
  from datasets d where d.id = b.id)`;

/** Puts back the usage of a batch that was forgotten when it was reverted, if it isn't there. */
export async function restoreUsage(db: Db, changeId: string): Promise<void> {
  await sql`
    with kept as (
      select r.usage from reverted_batches r
      where r.change_id = ${changeId} and r.usage is not null
        and not exists (select from datasets d where d.id = r.batch_id)
    ), usage as (
      insert into datasets select (jsonb_populate_record(null::datasets, kept.usage)).* from kept
    )
    insert into dataset_keywords (dataset_id, keyword)
    select (kept.usage ->> 'id')::uuid, keyword
    from kept, jsonb_array_elements_text(kept.usage -> 'keywords') keyword
    where jsonb_typeof(kept.usage -> 'keywords') = 'array'`.execute(db);
}
