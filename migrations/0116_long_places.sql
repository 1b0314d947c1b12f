-- The part of an address that names a place has at most 200 letters, as every other part: exports make file names of them.
-- The same as placePath in src/server/pages/towns/hub-paths.ts; a test compares them.
create or replace function place_path(name text) returns text language sql immutable parallel safe as $$
  select case
    when trim(name) = '' then 'elsewhere'
    when length(path) > 200 then rtrim(substr(path, 1, 100), '-') || '-' || substr(md5(name), 1, 8)
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
-- Computes the stored paths again.
update town_counts set city = city where length(city_path) > 200 or length(state_path) > 200;
