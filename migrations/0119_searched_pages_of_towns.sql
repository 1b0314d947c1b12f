-- contract: a column that only triggers write; the version before reads the others as it did. 'oldest-program' is not changed.

-- A list of towns whose pages are all hidden from search engines is hidden, too. Pages would have to be read to know that: a count a
-- town is read instead.

-- Nobody writes pages between the count and the new functions.
lock table generated_landing_pages in share row exclusive mode;

alter table town_counts add column searched bigint not null default 0;
update town_counts t set searched = found.searched
  from (
    select coalesce(v.content_pack, 'junk-removal') as content_pack, coalesce(g.field_values ->> 'state', '') as state,
      coalesce(g.field_values ->> 'city', '') as city, count(*) as searched
    from generated_landing_pages g left join template_versions v on v.id = g.template_version_id
    where g.status = 'published' and not g.is_noindex group by 1, 2, 3
  ) found
  where (t.content_pack, t.state, t.city) = (found.content_pack, found.state, found.city);

create or replace function pages_inserted() returns trigger language plpgsql as $$
declare facts jsonb;
begin
  insert into page_counts as c (template_id, status, count)
    select template_id, status, count(*) from new_rows group by 1, 2 order by 1, 2
    on conflict (template_id, status) do update set count = c.count + excluded.count;
  insert into town_counts as c (content_pack, state, city, count, searched)
    select coalesce(v.content_pack, 'junk-removal'), coalesce(p.field_values ->> 'state', ''),
      coalesce(p.field_values ->> 'city', ''), count(*), count(*) filter (where not p.is_noindex)
    from new_rows p left join template_versions v on v.id = p.template_version_id
    where p.status = 'published' group by 1, 2, 3 order by 1, 2, 3
    on conflict (content_pack, state, city)
      do update set count = c.count + excluded.count, searched = c.searched + excluded.searched;
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

create or replace function pages_deleted() returns trigger language plpgsql as $$
begin
  insert into page_counts as c (template_id, status, count)
    select template_id, status, -count(*) from old_rows group by 1, 2 order by 1, 2
    on conflict (template_id, status) do update set count = c.count + excluded.count;
  insert into town_counts as c (content_pack, state, city, count, searched)
    select coalesce(v.content_pack, 'junk-removal'), coalesce(p.field_values ->> 'state', ''),
      coalesce(p.field_values ->> 'city', ''), -count(*), -count(*) filter (where not p.is_noindex)
    from old_rows p left join template_versions v on v.id = p.template_version_id
    where p.status = 'published' group by 1, 2, 3 order by 1, 2, 3
    on conflict (content_pack, state, city)
      do update set count = c.count + excluded.count, searched = c.searched + excluded.searched;
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

create or replace function pages_updated() returns trigger language plpgsql as $$
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
  insert into town_counts as c (content_pack, state, city, count, searched)
    select coalesce(v.content_pack, 'junk-removal'), state, city, sum(n), sum(shown) from (
      select template_version_id, coalesce(field_values ->> 'state', '') as state,
        coalesce(field_values ->> 'city', '') as city, 1 as n, (not is_noindex)::int as shown
      from new_rows where status = 'published'
      union all
      select template_version_id, coalesce(field_values ->> 'state', ''), coalesce(field_values ->> 'city', ''),
        -1, -(not is_noindex)::int
      from old_rows where status = 'published'
    ) changes left join template_versions v on v.id = changes.template_version_id
    group by 1, 2, 3 having sum(n) <> 0 or sum(shown) <> 0 order by 1, 2, 3
    on conflict (content_pack, state, city)
      do update set count = c.count + excluded.count, searched = c.searched + excluded.searched;
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
      select '/' || slug || '/' from (
        select id, slug from old_rows where status = 'published' and not is_noindex
        except
        select id, slug from new_rows where status = 'published' and not is_noindex
      ) gone
      union all
      -- Put back as it was by a revert: it says of itself that it changed long ago.
      select '/' || max(slug) || '/' from (
        select id, slug, updated_at as after, null::timestamptz as before
        from new_rows where status = 'published' and not is_noindex
        union all
        select id, null, null, updated_at from old_rows
      ) both_times group by id having max(after) < max(before);
  end if;

  -- Whether address or title hold a word of no town, keyword or version, of all pages at once: twice as fast as one by one.
  with changed as (
    select id, slug, title, field_values, template_version_id, has_own_words from new_rows
    except
    select id, slug, title, field_values, template_version_id, has_own_words from old_rows
  ), versions as (
    select value, string_agg(words, ' ') as words from page_search_terms where kind = 'version' group by value
  )
  select array_agg(n.id) into reworded
  from changed n
    left join page_search_terms town on town.kind = 'town'
      and town.value = n.field_values ->> 'city' and town.part = n.field_values ->> 'state'
    left join page_search_terms keyword on keyword.kind = 'keyword'
      and keyword.value = lower(n.field_values ->> 'keyword')
    left join versions on versions.value = n.template_version_id::text
  where n.has_own_words <> coalesce(not (
    string_to_array(trim(regexp_replace(search_fold(n.slug || ' ' || n.title), '[^a-z0-9]+', ' ', 'g')), ' ')
    <@ string_to_array(concat_ws(' ', town.words, keyword.words, versions.words), ' ')), true);
  if reworded is not null then
    update generated_landing_pages set has_own_words = not has_own_words where id = any(reworded);
  end if;

  if has_webhook('page.published') then
    with published as (
      select id, slug from new_rows
      where status = 'published' and id not in (select id from old_rows where status = 'published')
    )
    select jsonb_build_object('count', count(*), 'pages', (select jsonb_agg(jsonb_build_object('id', id, 'slug', slug)) from
        (select id, slug from published order by id limit 20) first))
      into facts from published having count(*) > 0;
    if facts is not null then perform record_webhook_event('page.published', facts); end if;
  end if;
  return null;
end $$;
