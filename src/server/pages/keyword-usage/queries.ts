import { sql } from 'kysely';
import { z } from 'zod';
import {
  type KeywordUsage,
  keywordUseSchema,
  type RepeatedUse,
} from '../../../contract/pages/keyword-usage.ts';
import { placeKey } from '../../../engine/index.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db } from '../../platform/db/database.ts';
import { contains } from '../../platform/db/folded-search.ts';

const usesShown = 3;

interface UsageRow {
  keyword: string;
  key: string;
  use_count: number;
  location_count: number;
  last_used_at: Date;
  uses: unknown;
}

/** `after` is in lower case. */
export interface ListUsage extends PageAfter {
  readonly search?: string | undefined;
}

const holdsSearch = (search = '') => (search === '' ? sql`true` : contains(sql<string>`keyword`, [search]));

/** One page of keywords in alphabetical order, which the index on the keyword has. */
export async function listUsage(
  db: Db,
  { search, after, limit }: ListUsage,
): Promise<{ key: string; usage: KeywordUsage }[]> {
  const { rows } = await sql<UsageRow>`
    with words as (
      select distinct lower(keyword) as key from dataset_keywords
      where lower(keyword) > ${after ?? ''} and ${holdsSearch(search)}
      order by 1 limit ${limit}
    )
    select w.key, u.*, n.uses from words w cross join lateral (
      select min(k.keyword) as keyword, count(*) as use_count, sum(d.location_count)::int8 as location_count,
        max(d.created_at) as last_used_at
      from dataset_keywords k join datasets d on d.id = k.dataset_id
      where lower(k.keyword) = w.key
    ) u cross join lateral (
      select jsonb_agg(jsonb_build_object(
        'dataset_id', d.id, 'kind', d.kind, 'name', d.name, 'location_count', d.location_count,
        'used_at', to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'exists', exists (select 1 from generation_batches b where b.id = d.id)
          or exists (select 1 from generated_landing_pages g where g.id = d.id)
      ) order by d.id desc) as uses
      from (
        select dataset_id from dataset_keywords
        where lower(keyword) = w.key order by dataset_id desc limit ${sql.lit(usesShown)}
      ) newest join datasets d on d.id = newest.dataset_id
    ) n
    order by w.key`.execute(db);
  return rows.map(row => ({
    key: row.key,
    usage: {
      keyword: row.keyword,
      use_count: row.use_count,
      location_count: row.location_count,
      last_used_at: row.last_used_at.toISOString(),
      uses: z.array(keywordUseSchema).parse(row.uses),
    },
  }));
}

export async function countKeywords(db: Db, search: string | undefined, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select distinct lower(keyword) from dataset_keywords
      where ${holdsSearch(search)} limit ${max}
    ) words`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The newest data sets of each keyword that share places with the given ones. */
export async function findRepeatedUses(
  db: Db,
  keywords: readonly string[],
  locations: readonly { city: string; state: string }[],
): Promise<RepeatedUse[]> {
  const { rows } = await sql<{
    keyword: string;
    dataset_id: string;
    name: string;
    created_at: Date;
    shared: number;
    sample: string[];
  }>`
    with asked as (select distinct lower(word) as key from unnest(${keywords}::text[]) word),
    used as (
      select k.keyword, d.id from asked
      cross join lateral (
        select keyword, dataset_id from dataset_keywords
        where lower(keyword) = asked.key order by dataset_id desc limit 5
      ) k join datasets d on d.id = k.dataset_id
    ),
    sets as (select distinct id from used order by id desc limit 100),
    places as (
      select city, key, state from unnest(${locations.map(one => one.city.toLowerCase())}::text[],
        ${locations.map(one => placeKey(one.city))}::text[], ${locations.map(one => one.state)}::text[])
        as p (city, key, state)
    ),
    uses as materialized (
      select d.id, l ->> 0 as city, l ->> 1 as state
      from sets join datasets d using (id), jsonb_array_elements(d.locations) l
    ),
    -- A key takes 40 µs: each name's is computed once, and not where the name is spelled the same.
    names as materialized (select distinct city, state from uses),
    asked_names as materialized (
      select city, state from names
      where case when (lower(city), state) in (select city, state from places) then true
        else (place_key(city), state) in (select key, state from places) end
    ),
    shared as (
      select d.id, d.name, d.created_at, count(*) as shared,
        (array_agg(city || ', ' || state))[1:3] as sample
      from uses u join asked_names using (city, state) join datasets d using (id)
      group by d.id, d.name, d.created_at
    )
    select used.keyword, s.id as dataset_id, s.name, s.created_at, s.shared, s.sample
    from used join shared s on s.id = used.id
    order by s.id desc, used.keyword`.execute(db);
  return rows.map(row => ({
    keyword: row.keyword,
    dataset_id: row.dataset_id,
    name: row.name,
    sample: row.sample,
    used_at: row.created_at.toISOString(),
    shared_locations: row.shared,
  }));
}
