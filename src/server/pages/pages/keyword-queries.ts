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

/**
 * Published pages of a keyword and a pack that search engines may list: those of a state, or those of all others. The index
 * on keyword and state finds them.
 */
export async function listPagesOfKeyword(
  db: Db,
  {
    pack,
    keyword,
    state,
    where,
  }: { pack: string; keyword: string; state: string; where: 'here' | 'elsewhere' },
): Promise<readonly KeywordPage[]> {
  const isOfPack = packStore.foreign().includes(pack)
    ? sql`v.content_pack = ${pack}`
    : sql`v.content_pack <> all(${packStore.foreign()}::text[])`;
  const { rows } = await sql<KeywordPage>`
    select * from (
      select g.slug, g.field_values ->> 'keyword' as keyword, coalesce(g.field_values ->> 'city', '') as city,
        coalesce(g.field_values ->> 'state', '') as state
      from generated_landing_pages g join template_versions v on v.id = g.template_version_id
      where g.status = 'published' and not g.is_noindex and lower(g.field_values ->> 'keyword') = lower(${keyword}) and ${isOfPack}
        and coalesce(g.field_values ->> 'state', '') ${sql.raw(where === 'here' ? '=' : '<>')} ${state}
      limit ${maxRead}
    ) found order by slug limit ${maxGiven}`.execute(db);
  return rows;
}
