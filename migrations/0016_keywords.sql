-- Values that every page of a batch has beside city, state and keyword; values of one place lie in its plans.
alter table generation_batches add column field_values jsonb not null default '{}';

-- A series is split into batches; each holds a part of the locations and begins at a number of its own.
alter table generation_batches add column series_id uuid;
alter table generation_batches add column series_name text;
alter table generation_batches add column first_combination integer not null default 0;
create index generation_batches_series_idx on generation_batches (series_id, id) where series_id is not null;

alter table generation_batches add column reverting_at timestamptz;
alter table generation_batches add column reverted_at timestamptz;

-- What keywords were used for: one row a batch or single page, with its id, kept when the batch is deleted and its pages stay.
create table datasets (
  id uuid primary key,
  name text not null,
  kind text not null check (kind in ('batch', 'page')),
  template_id uuid,
  -- [[city, state], …]
  locations jsonb not null,
  location_count integer not null,
  created_at timestamptz not null default now()
);

create table dataset_keywords (
  keyword text not null,
  dataset_id uuid not null references datasets (id) on delete cascade,
  primary key (dataset_id, keyword)
);
create index dataset_keywords_keyword_idx on dataset_keywords (lower(keyword), dataset_id);

-- How many data sets name a place: kept by triggers, so that "cities covered" is read and never worked out.
create table place_uses (
  state text not null,
  city text not null,
  uses integer not null,
  primary key (state, city)
);

create function count_place_uses_inserted() returns trigger language plpgsql as $$
begin
  insert into place_uses as p (state, city, uses)
    select l ->> 1, l ->> 0, count(*) from new_rows, jsonb_array_elements(locations) l group by 1, 2 order by 1, 2
    on conflict (state, city) do update set uses = p.uses + excluded.uses;
  return null;
end $$;

create function count_place_uses_deleted() returns trigger language plpgsql as $$
begin
  insert into place_uses as p (state, city, uses)
    select l ->> 1, l ->> 0, -count(*) from old_rows, jsonb_array_elements(locations) l group by 1, 2 order by 1, 2
    on conflict (state, city) do update set uses = p.uses + excluded.uses;
  return null;
end $$;

create trigger count_inserted after insert on datasets
  referencing new table as new_rows for each statement execute function count_place_uses_inserted();
create trigger count_deleted after delete on datasets
  referencing old table as old_rows for each statement execute function count_place_uses_deleted();

insert into datasets (id, name, kind, template_id, locations, location_count, created_at)
  select b.id, b.name, 'batch', b.template_id, i.locations, b.location_count, b.created_at
  from generation_batches b join batch_inputs i on i.generation_batch_id = b.id
  where b.status <> 'cancelled' or b.total_completed > 0;
insert into dataset_keywords (dataset_id, keyword)
  select d.id, k from datasets d join batch_inputs i on i.generation_batch_id = d.id,
    jsonb_array_elements_text(i.keywords) k
  on conflict do nothing;

-- A page as it was before a batch changed it: what reverting puts back.
create table page_snapshots (
  generation_batch_id uuid not null,
  page_id uuid not null,
  template_id uuid,
  template_version_id uuid not null,
  title text not null,
  meta_description text not null,
  hero_title text not null,
  hero_subtitle text not null,
  field_values jsonb not null,
  overrides jsonb,
  moved_by uuid,
  moved_from uuid,
  updated_at timestamptz not null,
  taken_at timestamptz not null default now(),
  primary key (generation_batch_id, page_id)
);
create index page_snapshots_page_idx on page_snapshots (page_id, taken_at);
