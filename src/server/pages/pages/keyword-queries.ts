import { type RawBuilder, sql } from 'kysely';
import { packStore } from '../../business/packs/pack-store.ts';
import type { Db } from '../../platform/db/database.ts';

export interface KeywordPage {
  readonly slug: string;
  readonly keyword: string;
  readonly city: string;
  readonly state: string;
}

/** Index entries read for one answer, and pages given of one state and of the others: the specification's limit. */
const maxRead = 2_000;
const maxGiven = 200;

interface KeywordInPack {
  readonly pack: string;
  readonly keyword: string;
  readonly state: string;
}

/** Published pages `g` of a keyword and a pack that search engines may list. The index on keyword and state finds them. */
const ofKeyword = (keyword: RawBuilder<unknown>, isOfPack: RawBuilder<unknown>) => sql`
  generated_landing_pages g join template_versions v on v.id = g.template_version_id
  where g.status = 'published' and not g.is_noindex and lower(g.field_values ->> 'keyword') = lower(${keyword}) and ${isOfPack}`;

const isOwn = () => sql`v.content_pack <> all(${packStore.foreign()}::text[])`;

/** Published pages of a keyword in a state, or in all other states. */
export async function listPagesOfKeyword(
  db: Db,
  { where, pack, keyword, state }: KeywordInPack & { readonly where: 'here' | 'elsewhere' },
): Promise<readonly KeywordPage[]> {
  const isOfPack = packStore.foreign().includes(pack) ? sql`v.content_pack = ${pack}` : isOwn();
  const { rows } = await sql<KeywordPage>`
    select * from (
      select g.slug, g.field_values ->> 'keyword' as keyword, coalesce(g.field_values ->> 'city', '') as city,
        coalesce(g.field_values ->> 'state', '') as state
      from ${ofKeyword(sql.val(keyword), isOfPack)}
        and coalesce(g.field_values ->> 'state', '') ${sql.raw(where === 'here' ? '=' : '<>')} ${state}
      limit ${maxRead}
    ) found order by slug limit ${maxGiven}`.execute(db);
  return rows;
}

/** A keyword in a state, for a batch. */
export interface KeywordOfBatch extends KeywordInPack {
  readonly batch: string;
}

/**
 * Says for each keyword in a state if it has pages that its batch's inputs do not tell of: pages of another batch, or
 * changed by hand.
 */
export async function listBeyondBatch<Asked extends KeywordOfBatch>(
  db: Db,
  asked: readonly Asked[],
): Promise<ReadonlyMap<Asked, boolean>> {
  const foreign = packStore.foreign();
  const values = <Value>(valueOf: (one: KeywordOfBatch) => Value) => asked.map(valueOf);
  const { rows } = await sql<{ has_more: boolean }>`
    select found.batch is not null as has_more
    from unnest(
      ${values(one => one.keyword)}::text[], ${values(one => one.state)}::text[],
      ${values(one => one.batch)}::uuid[], ${values(one => (foreign.includes(one.pack) ? one.pack : null))}::text[]
    ) with ordinality a (keyword, state, batch, foreign_pack, place)
    left join lateral (
      select a.batch from ${ofKeyword(sql`a.keyword`, sql`case when a.foreign_pack is null then ${isOwn()} else v.content_pack = a.foreign_pack end`)}
        and coalesce(g.field_values ->> 'state', '') = a.state
        and (g.generation_batch_id is distinct from a.batch or g.has_own_words)
      limit 1
    ) found on true
    order by a.place`.execute(db);
  return new Map(asked.map((one, at) => [one, rows[at]?.has_more ?? false]));
}
