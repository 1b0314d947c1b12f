-- contract: indexes and statistics are only ways. The version before finds its rows without them, so 'oldest-program' is not changed.

-- Words of towns, keywords and versions are looked up as searches are folded. The words they had before stay: pages from before
-- were compared with those.
update page_search_terms t
set words = concat_ws(' ', t.words, trim(regexp_replace(search_fold(
  case t.kind
    when 'version' then (
      select regexp_replace(v.title_template, '\{\{[^{}]*\}\}', ' ', 'g') from template_versions v where v.id::text = t.value)
    -- Templates write "{{city}}'s": the s is part of that word.
    else concat_ws(' ', t.value, t.value || 's', t.part, t.part || 's')
  end), '[^a-z0-9]+', ' ', 'g')));

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

-- How often a text occurs among all pages, as an index would tell.
drop statistics generated_landing_pages_text;
create statistics generated_landing_pages_folded on (search_fold(slug || E'\n' || title)) from generated_landing_pages;

-- Small tables get their index of folded texts here. A job builds the others without blocking writers: see
-- src/server/operations/database/search-indexes.ts, which has the same names and texts.
do $$
declare
  index record;
begin
  for index in
    select * from (values
      ('generated_landing_pages', 'generated_landing_pages_folded_idx', 'slug || E''\n'' || title', ' where has_own_words',
        'generated_landing_pages_search_idx'),
      ('leads', 'leads_folded_idx', 'search', '', 'leads_search_idx'),
      ('redirects', 'redirects_folded_idx', 'source_path || E''\n'' || destination_path', '', 'redirects_search_idx'),
      ('giveaway_entries', 'giveaway_entries_folded_idx', 'search', '', 'giveaway_entries_search_idx'),
      ('activity', 'activity_folded_idx', 'search', '', 'activity_search_idx'),
      ('posts', 'posts_folded_idx', 'search', '', 'posts_search_idx'),
      ('statements', 'statements_folded_idx', 'subject || E''\n'' || value', '', 'statements_search_idx'),
      ('customer_profiles', 'customer_profiles_folded_idx', 'company_name', '', 'customer_profiles_company_idx'),
      ('auth_users', 'auth_users_folded_idx', 'email', '', 'auth_users_email_search_idx')
    ) as indexes (of_table, name, words, condition, before)
  loop
    continue when pg_relation_size(index.of_table::regclass) > 4 * 1024 * 1024;
    execute format('create index %I on %I using gin (search_fold(%s) gin_trgm_ops)%s',
      index.name, index.of_table, index.words, index.condition);
    execute format('drop index if exists %I', index.before);
  end loop;
end $$;
