import { sql } from 'kysely';
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
function ofKeyword({ pack, keyword }: KeywordInPack) {
  const isOfPack = packStore.foreign().includes(pack)
    ? sql`v.content_pack = ${pack}`
    : sql`v.content_pack <> all(${packStore.foreign()}::text[])`;
  return sql`generated_landing_pages g join template_versions v on v.id = g.template_version_id
      where g.status = 'published' and not g.is_noindex and lower(g.field_values ->> 'keyword') = lower(${keyword}) and ${isOfPack}`;
}

/** Those of a state, or those of all others. */
export async function listPagesOfKeyword(
  db: Db,
  { where, ...asked }: KeywordInPack & { readonly where: 'here' | 'elsewhere' },
): Promise<readonly KeywordPage[]> {
  const { rows } = await sql<KeywordPage>`
    select * from (
      select g.slug, g.field_values ->> 'keyword' as keyword, coalesce(g.field_values ->> 'city', '') as city,
        coalesce(g.field_values ->> 'state', '') as state
      from ${ofKeyword(asked)}
        and coalesce(g.field_values ->> 'state', '') ${sql.raw(where === 'here' ? '=' : '<>')} ${asked.state}
      limit ${maxRead}
    ) found order by slug limit ${maxGiven}`.execute(db);
  return rows;
}

/** Whether a state has any that a batch's inputs do not tell of: of another batch, or changed by hand. */
export async function hasPagesBeyondBatch(
  db: Db,
  asked: KeywordInPack & { readonly batch: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from ${ofKeyword(asked)} and coalesce(g.field_values ->> 'state', '') = ${asked.state}
      and (g.generation_batch_id is distinct from ${asked.batch}::uuid or g.has_own_words) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
