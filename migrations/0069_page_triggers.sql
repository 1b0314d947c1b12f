-- contract: triggers are only ways. The version before writes pages and reads counts as it did, so 'oldest-program' is not changed.

-- What follows from a change of pages, in one function an event: eighteen triggers did it, in the order of their names.
-- The counts come first and always in this order: who writes pages of a template waits at the first one, and never in a circle.

create function pages_inserted() returns trigger language plpgsql as $$
declare facts jsonb;
begin
  insert into page_counts as c (template_id, status, count)
    select template_id, status, count(*) from new_rows group by 1, 2 order by 1, 2
    on conflict (template_id, status) do update set count = c.count + excluded.count;
  insert into town_counts as c (content_pack, state, city, count)
    select coalesce(v.content_pack, 'junk-removal'), coalesce(p.field_values ->> 'state', ''),
      coalesce(p.field_values ->> 'city', ''), count(*)
    from new_rows p left join template_versions v on v.id = p.template_version_id
    where p.status = 'published' group by 1, 2, 3 order by 1, 2, 3
    on conflict (content_pack, state, city) do update set count = c.count + excluded.count;
  insert into version_page_counts as c (template_version_id, count)
    select template_version_id, count(*) from new_rows group by 1 order by 1
    on conflict (template_version_id) do update set count = c.count + excluded.count;
  insert into page_moment_counts as c (template_id, moment, count)
    select template_id, substring(uuid_send(id) from 1 for 5), count(*) from new_rows group by 1, 2 order by 1, 2
    on conflict (template_id, moment) do update set count = c.count + excluded.count;

  -- A page that is brought back says of itself that it changed long ago, so IndexNow is told of it here.
  if exists (select from indexnow where is_on) then
    insert into indexnow_departures (path)
      select '/' || slug || '/' from new_rows where status = 'published' and not is_noindex and updated_at < now();
  end if;

  if has_webhook('page.published') then
    select jsonb_build_object('count', count(*), 'pages', (select jsonb_agg(jsonb_build_object('id', id, 'slug', slug)) from
        (select id, slug from new_rows where status = 'published' order by id limit 20) first))
      into facts from new_rows where status = 'published' having count(*) > 0;
    if facts is not null then perform record_webhook_event('page.published', facts); end if;
  end if;
  return null;
end $$;

create function pages_deleted() returns trigger language plpgsql as $$
begin
  insert into page_counts as c (template_id, status, count)
    select template_id, status, -count(*) from old_rows group by 1, 2 order by 1, 2
    on conflict (template_id, status) do update set count = c.count + excluded.count;
  insert into town_counts as c (content_pack, state, city, count)
    select coalesce(v.content_pack, 'junk-removal'), coalesce(p.field_values ->> 'state', ''),
      coalesce(p.field_values ->> 'city', ''), -count(*)
    from old_rows p left join template_versions v on v.id = p.template_version_id
    where p.status = 'published' group by 1, 2, 3 order by 1, 2, 3
    on conflict (content_pack, state, city) do update set count = c.count + excluded.count;
  insert into version_page_counts as c (template_version_id, count)
    select template_version_id, -count(*) from old_rows group by 1 order by 1
    on conflict (template_version_id) do update set count = c.count + excluded.count;
  insert into page_moment_counts as c (template_id, moment, count)
    select template_id, substring(uuid_send(id) from 1 for 5), -count(*) from old_rows group by 1, 2 order by 1, 2
    on conflict (template_id, moment) do update set count = c.count + excluded.count;

  if exists (select from indexnow where is_on) then
    insert into indexnow_departures (path)
      select '/' || slug || '/' from old_rows where status = 'published' and not is_noindex;
  end if;
  return null;
end $$;

create function pages_updated() returns trigger language plpgsql as $$
declare
  reworded uuid[];
  facts jsonb;
begin
  insert into page_counts as c (template_id, status, count)
    select template_id, status, sum(n) from (
      select template_id, status, 1 as n from new_rows
      union all
      select template_id, status, -1 from old_rows
    ) changes
    group by 1, 2 having sum(n) <> 0 order by 1, 2
    on conflict (template_id, status) do update set count = c.count + excluded.count;
  insert into town_counts as c (content_pack, state, city, count)
    select coalesce(v.content_pack, 'junk-removal'), state, city, sum(n) from (
      select template_version_id, coalesce(field_values ->> 'state', '') as state,
        coalesce(field_values ->> 'city', '') as city, 1 as n
      from new_rows where status = 'published'
      union all
      select template_version_id, coalesce(field_values ->> 'state', ''), coalesce(field_values ->> 'city', ''), -1
      from old_rows where status = 'published'
    ) changes left join template_versions v on v.id = changes.template_version_id
    group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
    on conflict (content_pack, state, city) do update set count = c.count + excluded.count;
  insert into version_page_counts as c (template_version_id, count)
    select template_version_id, sum(n) from (
      select template_version_id, 1 as n from new_rows
      union all
      select template_version_id, -1 from old_rows
    ) changes
    group by 1 having sum(n) <> 0 order by 1
    on conflict (template_version_id) do update set count = c.count + excluded.count;
  -- An id never changes; its template may.
  insert into page_moment_counts as c (template_id, moment, count)
    select template_id, moment, sum(n) from (
      select template_id, substring(uuid_send(id) from 1 for 5) as moment, 1 as n from new_rows
      union all
      select template_id, substring(uuid_send(id) from 1 for 5), -1 from old_rows
    ) changes
    group by 1, 2 having sum(n) <> 0 order by 1, 2
    on conflict (template_id, moment) do update set count = c.count + excluded.count;

  if exists (select from indexnow where is_on) then
    insert into indexnow_departures (path)
      select '/' || o.slug || '/' from old_rows o join new_rows n using (id)
      where o.status = 'published' and not o.is_noindex
        and (n.status <> 'published' or n.is_noindex or n.slug <> o.slug)
      union all
      -- Put back as it was by a revert: it says of itself that it changed long ago.
      select '/' || n.slug || '/' from old_rows o join new_rows n using (id)
      where n.status = 'published' and not n.is_noindex and n.updated_at < o.updated_at;
  end if;

  -- Whether address or title hold a word of no town, keyword or version, of all pages at once: twice as fast as one by one.
  with versions as (
    select value, string_agg(words, ' ') as words from page_search_terms where kind = 'version' group by value
  )
  select array_agg(n.id) into reworded
  from new_rows n
    join old_rows o on o.id = n.id
      and row(o.slug, o.title, o.field_values, o.template_version_id)
        is distinct from row(n.slug, n.title, n.field_values, n.template_version_id)
    left join page_search_terms town on town.kind = 'town'
      and town.value = n.field_values ->> 'city' and town.part = n.field_values ->> 'state'
    left join page_search_terms keyword on keyword.kind = 'keyword'
      and keyword.value = lower(n.field_values ->> 'keyword')
    left join versions on versions.value = n.template_version_id::text
  where n.has_own_words <> (
    -- İ and the Kelvin sign are the two other letters whose lower case is one of ASCII.
    n.title ~ '[\u0130\u212a]' or coalesce(not (
      string_to_array(trim(regexp_replace(lower((n.slug || ' ' || n.title) collate "C"), '[^a-z0-9]+', ' ', 'g')), ' ')
      <@ string_to_array(concat_ws(' ', town.words, keyword.words, versions.words), ' ')), true));
  if reworded is not null then
    update generated_landing_pages set has_own_words = not has_own_words where id = any(reworded);
  end if;

  if has_webhook('page.published') then
    with published as (
      select n.id, n.slug from new_rows n join old_rows o on o.id = n.id
      where n.status = 'published' and o.status <> 'published'
    )
    select jsonb_build_object('count', count(*), 'pages', (select jsonb_agg(jsonb_build_object('id', id, 'slug', slug)) from
        (select id, slug from published order by id limit 20) first))
      into facts from published having count(*) > 0;
    if facts is not null then perform record_webhook_event('page.published', facts); end if;
  end if;
  return null;
end $$;

-- Their triggers go with them.
drop function
  count_pages_inserted(), count_pages_updated(), count_pages_deleted(),
  count_towns_inserted(), count_towns_updated(), count_towns_deleted(),
  count_version_pages_inserted(), count_version_pages_updated(), count_version_pages_deleted(),
  count_page_moments_inserted(), count_page_moments_updated(), count_page_moments_deleted(),
  note_departed_pages(), note_returned_pages(), note_own_words(),
  tell_pages_inserted(), tell_pages_updated()
  cascade;

create trigger inserted after insert on generated_landing_pages
  referencing new table as new_rows for each statement execute function pages_inserted();
create trigger deleted after delete on generated_landing_pages
  referencing old table as old_rows for each statement execute function pages_deleted();
create trigger updated after update on generated_landing_pages
  referencing old table as old_rows new table as new_rows for each statement execute function pages_updated();
