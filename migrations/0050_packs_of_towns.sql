-- contract: the version before reads town_counts by state and city, and sums what it reads, so one row per content pack adds up to
-- what it knew. The first program that may still start stays the same: 'oldest-program' is not changed.

-- Nobody writes pages between the count and the new functions.
lock table generated_landing_pages in share row exclusive mode;

-- A pack's pages are listed with those of their own pack only, so towns are counted per pack. A page has its version's pack.
alter table town_counts add column content_pack text not null default 'junk-removal';
alter table town_counts drop constraint town_counts_pkey;
alter table town_counts add primary key (content_pack, state, city);

truncate town_counts;
insert into town_counts (content_pack, state, city, count)
  select coalesce(v.content_pack, 'junk-removal'), coalesce(g.field_values ->> 'state', ''),
    coalesce(g.field_values ->> 'city', ''), count(*)
  from generated_landing_pages g left join template_versions v on v.id = g.template_version_id
  where g.status = 'published' group by 1, 2, 3;

create or replace function count_towns_inserted() returns trigger language plpgsql as $$
begin
  insert into town_counts as c (content_pack, state, city, count)
    select coalesce(v.content_pack, 'junk-removal'), coalesce(n.field_values ->> 'state', ''),
      coalesce(n.field_values ->> 'city', ''), count(*)
    from new_rows n left join template_versions v on v.id = n.template_version_id
    where n.status = 'published' group by 1, 2, 3 order by 1, 2, 3
    on conflict (content_pack, state, city) do update set count = c.count + excluded.count;
  return null;
end $$;

create or replace function count_towns_deleted() returns trigger language plpgsql as $$
begin
  insert into town_counts as c (content_pack, state, city, count)
    select coalesce(v.content_pack, 'junk-removal'), coalesce(o.field_values ->> 'state', ''),
      coalesce(o.field_values ->> 'city', ''), -count(*)
    from old_rows o left join template_versions v on v.id = o.template_version_id
    where o.status = 'published' group by 1, 2, 3 order by 1, 2, 3
    on conflict (content_pack, state, city) do update set count = c.count + excluded.count;
  return null;
end $$;

create or replace function count_towns_updated() returns trigger language plpgsql as $$
begin
  insert into town_counts as c (content_pack, state, city, count)
    select coalesce(v.content_pack, 'junk-removal') as pack, state, city, sum(n) from (
      select template_version_id, coalesce(field_values ->> 'state', '') as state,
        coalesce(field_values ->> 'city', '') as city, 1 as n
      from new_rows where status = 'published'
      union all
      select template_version_id, coalesce(field_values ->> 'state', ''), coalesce(field_values ->> 'city', ''), -1
      from old_rows where status = 'published'
    ) changes left join template_versions v on v.id = changes.template_version_id
    group by pack, state, city having sum(n) <> 0 order by pack, state, city
    on conflict (content_pack, state, city) do update set count = c.count + excluded.count;
  return null;
end $$;

-- Published pages of a keyword, those of one state together: where related pages come from that no batch foretells.
-- Pages of one keyword and state share an entry, so this takes some ten bytes a page.
create index generated_landing_pages_keyword_idx on generated_landing_pages
  ((lower(field_values ->> 'keyword')), (coalesce(field_values ->> 'state', '')))
  where status = 'published';
