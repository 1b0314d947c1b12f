-- The part of an address that names a place. The same as placePath in src/server/site/hub-paths.ts; a test compares them.
create function place_path(name text) returns text language sql immutable parallel safe as $$
  select case
    when trim(name) = '' then 'elsewhere'
    when path ~ '[a-z]' then path
    else 'place-' || substr(md5(name), 1, 8)
  end
  from (
    select trim(both '-' from regexp_replace(lower(translate(
      name collate "C",
      'ÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇáàâäãåéèêëíìîïóòôöõúùûüñç',
      'AAAAAAEEEEIIIIOOOOOUUUUNCaaaaaaeeeeiiiiooooouuuunc'
    )), '[^a-z0-9]+', '-', 'g')) as path
  ) folded
$$;

-- How many published pages each town has: kept by statement triggers, so that lists of towns never walk the pages.
create table town_counts (
  state text not null,
  city text not null,
  count bigint not null,
  state_path text not null generated always as (place_path(state)) stored,
  city_path text not null generated always as (place_path(city)) stored,
  primary key (state, city)
);
create index town_counts_path_idx on town_counts (state_path, city_path);

-- A town's pages. Pages of a town share one entry, so this takes some ten bytes a page.
create index generated_landing_pages_town_idx on generated_landing_pages
  ((coalesce(field_values ->> 'state', '')), (coalesce(field_values ->> 'city', '')))
  where status = 'published';

create function count_towns_inserted() returns trigger language plpgsql as $$
begin
  insert into town_counts as c (state, city, count)
    select coalesce(field_values ->> 'state', '') as state, coalesce(field_values ->> 'city', '') as city, count(*)
    from new_rows where status = 'published' group by 1, 2 order by 1, 2
    on conflict (state, city) do update set count = c.count + excluded.count;
  return null;
end $$;

create function count_towns_deleted() returns trigger language plpgsql as $$
begin
  insert into town_counts as c (state, city, count)
    select coalesce(field_values ->> 'state', '') as state, coalesce(field_values ->> 'city', '') as city, -count(*)
    from old_rows where status = 'published' group by 1, 2 order by 1, 2
    on conflict (state, city) do update set count = c.count + excluded.count;
  return null;
end $$;

create function count_towns_updated() returns trigger language plpgsql as $$
begin
  insert into town_counts as c (state, city, count)
    select state, city, sum(n) from (
      select coalesce(field_values ->> 'state', '') as state, coalesce(field_values ->> 'city', '') as city, 1 as n
      from new_rows where status = 'published'
      union all
      select coalesce(field_values ->> 'state', ''), coalesce(field_values ->> 'city', ''), -1
      from old_rows where status = 'published'
    ) changes
    group by state, city having sum(n) <> 0 order by state, city
    on conflict (state, city) do update set count = c.count + excluded.count;
  return null;
end $$;

create trigger count_towns_inserted after insert on generated_landing_pages
  referencing new table as new_rows for each statement execute function count_towns_inserted();
create trigger count_towns_deleted after delete on generated_landing_pages
  referencing old table as old_rows for each statement execute function count_towns_deleted();
create trigger count_towns_updated after update on generated_landing_pages
  referencing old table as old_rows new table as new_rows for each statement execute function count_towns_updated();

insert into town_counts (state, city, count)
  select coalesce(field_values ->> 'state', ''), coalesce(field_values ->> 'city', ''), count(*)
  from generated_landing_pages where status = 'published' group by 1, 2;
