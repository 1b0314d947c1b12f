-- Moving pages to another version of their template. A page remembers the move that brought it where it is and where it
-- came from: undoing a move is the same update back. Both are null for nearly every page and cost nothing there.
alter table generated_landing_pages add column moved_by uuid, add column moved_from uuid;
-- Few pages are edited by hand: their conflicts are listed without reading the others.
create index generated_landing_pages_overrides_idx on generated_landing_pages (template_id, id)
  where overrides is not null;

create table page_moves (
  id uuid primary key,
  template_id uuid not null references landing_page_templates (id) on delete cascade,
  to_version_id uuid not null references template_versions (id) on delete cascade,
  undoes uuid references page_moves (id) on delete set null, -- set: pages go back to where that move took them from
  page_ids uuid[], -- null: all pages of the template
  status text not null default 'moving' check (status in ('moving', 'completed', 'cancelled')),
  total_pages integer not null,
  moved_pages integer not null default 0,
  conflict_count integer not null default 0,
  moved_through uuid not null default '00000000-0000-0000-0000-000000000000', -- the last page looked at
  notice text,
  created_by uuid references auth_users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_at timestamptz
);
create index page_moves_template_idx on page_moves (template_id, id);
-- Two moves of one template at once would take each other's pages.
create unique index page_moves_moving_idx on page_moves (template_id) where status = 'moving';

-- How many pages stand on each version, exact at any size, as page_counts are.
create table version_page_counts (
  template_version_id uuid primary key,
  count bigint not null
);
insert into version_page_counts (template_version_id, count)
  select template_version_id, count(*) from generated_landing_pages group by template_version_id;

create function count_version_pages_inserted() returns trigger language plpgsql as $$
begin
  insert into version_page_counts as c (template_version_id, count)
    select template_version_id, count(*) from new_rows group by template_version_id order by template_version_id
    on conflict (template_version_id) do update set count = c.count + excluded.count;
  return null;
end $$;

create function count_version_pages_deleted() returns trigger language plpgsql as $$
begin
  insert into version_page_counts as c (template_version_id, count)
    select template_version_id, -count(*) from old_rows group by template_version_id order by template_version_id
    on conflict (template_version_id) do update set count = c.count + excluded.count;
  return null;
end $$;

create function count_version_pages_updated() returns trigger language plpgsql as $$
begin
  insert into version_page_counts as c (template_version_id, count)
    select template_version_id, sum(n) from (
      select template_version_id, 1 as n from new_rows
      union all
      select template_version_id, -1 from old_rows
    ) changes
    group by template_version_id having sum(n) <> 0 order by template_version_id
    on conflict (template_version_id) do update set count = c.count + excluded.count;
  return null;
end $$;

create trigger count_versions_inserted after insert on generated_landing_pages
  referencing new table as new_rows for each statement execute function count_version_pages_inserted();
create trigger count_versions_deleted after delete on generated_landing_pages
  referencing old table as old_rows for each statement execute function count_version_pages_deleted();
create trigger count_versions_updated after update on generated_landing_pages
  referencing old table as old_rows new table as new_rows for each statement execute function count_version_pages_updated();
