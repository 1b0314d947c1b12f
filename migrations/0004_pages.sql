create extension if not exists pg_trgm;

-- A page stores what it is computed from (version, values, seed) and the few strings people search and list by.
create table generated_landing_pages (
  id uuid primary key,
  template_id uuid,
  template_version_id uuid not null,
  generation_batch_id uuid,
  seed bigint not null, -- an unsigned 32-bit number
  slug text not null unique,
  title text not null,
  meta_description text not null,
  hero_title text not null,
  hero_subtitle text not null,
  field_values jsonb not null,
  overrides jsonb,
  status text not null default 'published' check (status in ('published', 'draft', 'archived')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index generated_landing_pages_template_idx on generated_landing_pages (template_id, id);
-- Most pages are published: a list of those reads the key backwards and meets few others. The others are found here.
create index generated_landing_pages_status_idx on generated_landing_pages (status, id) where status <> 'published';
create index generated_landing_pages_batch_idx on generated_landing_pages (generation_batch_id);

-- "Title or slug contains": one index over both, since they share most of their words. The line break keeps a search
-- from matching across the two.
create index generated_landing_pages_search_idx on generated_landing_pages
  using gin ((slug || E'\n' || title) gin_trgm_ops);

-- Exact counts at any size: kept by statement triggers, read in microseconds.
create table page_counts (
  template_id uuid,
  status text not null,
  count bigint not null,
  unique nulls not distinct (template_id, status)
);

create function count_pages_inserted() returns trigger language plpgsql as $$
begin
  insert into page_counts as c (template_id, status, count)
    select template_id, status, count(*) from new_rows group by template_id, status order by template_id, status
    on conflict (template_id, status) do update set count = c.count + excluded.count;
  return null;
end $$;

create function count_pages_deleted() returns trigger language plpgsql as $$
begin
  insert into page_counts as c (template_id, status, count)
    select template_id, status, -count(*) from old_rows group by template_id, status order by template_id, status
    on conflict (template_id, status) do update set count = c.count + excluded.count;
  return null;
end $$;

create function count_pages_updated() returns trigger language plpgsql as $$
begin
  insert into page_counts as c (template_id, status, count)
    select template_id, status, sum(n) from (
      select template_id, status, 1 as n from new_rows
      union all
      select template_id, status, -1 from old_rows
    ) changes
    group by template_id, status having sum(n) <> 0 order by template_id, status
    on conflict (template_id, status) do update set count = c.count + excluded.count;
  return null;
end $$;

create trigger count_inserted after insert on generated_landing_pages
  referencing new table as new_rows for each statement execute function count_pages_inserted();
create trigger count_deleted after delete on generated_landing_pages
  referencing old table as old_rows for each statement execute function count_pages_deleted();
create trigger count_updated after update on generated_landing_pages
  referencing old table as old_rows new table as new_rows for each statement execute function count_pages_updated();
