-- One list of served areas: the counties of the profile join the towns, each with its state. Also for files of older programs
-- that are imported. The profile's own list stays for the version before, which still reads it.
create function counties_to_areas() returns void language sql as $$
  with profile as (
    select coalesce(value -> 'value' -> 'address' ->> 'state', 'FL') as state,
      case jsonb_typeof(value -> 'value' -> 'counties')
        when 'array' then value -> 'value' -> 'counties'
        -- Still older programs kept one list for each kind of page.
        when 'object' then coalesce(value -> 'value' -> 'counties' -> 'home_and_about', '[]')
          || coalesce(value -> 'value' -> 'counties' -> 'landing_pages', '[]')
        else '[]'
      end as counties
    from settings where name = 'site.business'
  ), named as (
    select county, min(place) as place
    from profile, jsonb_array_elements_text(counties) with ordinality as e (county, place) group by county
  ), moved as (
    select jsonb_agg(jsonb_build_object('county', county, 'state', state) order by place) as counties from named, profile
  )
  insert into settings (name, value)
    select 'site.areas', jsonb_build_object('revision', 0, 'value', jsonb_build_object('counties', counties))
    from moved where counties is not null
  on conflict (name) do update set value = jsonb_set(settings.value, '{value,counties}', excluded.value #> '{value,counties}')
    where settings.value #> '{value,counties}' is null;
$$;
select counties_to_areas();

-- A reason lets pages pass that are too alike, lie outside the served areas, or are about what no service covers.
alter table likeness_overrules alter column threshold_percent drop not null;
alter table likeness_overrules add column pages_outside integer;

-- What becomes of a batch's pages outside the served areas and services: null where there was nothing to decide.
alter table generation_batches add column outside_pages text check (outside_pages in ('noindex', 'leave-out'));
