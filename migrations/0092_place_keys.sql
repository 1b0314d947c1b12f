-- One key for all spellings of a place. The same as placeKey in src/engine/planning/place-key.ts; a test compares them.
create function place_key(name text) returns text language sql immutable parallel safe as $$
  select coalesce(nullif((
    select string_agg(case word
      when 'saint' then 'st' when 'sainte' then 'ste' when 'fort' then 'ft' when 'mount' then 'mt'
      when 'point' then 'pt' when 'heights' then 'hts' when 'springs' then 'spgs'
      when 'north' then 'n' when 'south' then 's' when 'east' then 'e' when 'west' then 'w'
      else word end, '' order by at)
    from regexp_split_to_table(
      lower(regexp_replace(normalize(name, nfkd), '[\u0300-\u036f''’‘ʻʼ`´]', '', 'g') collate "C"), '[^a-z0-9]+'
    ) with ordinality as words (word, at)
  ), ''), name)
$$;

-- Pages of a town in any spelling are found by this column.
alter table town_counts add column city_key text not null generated always as (place_key(city)) stored;
create index town_counts_key_idx on town_counts (city_key);
