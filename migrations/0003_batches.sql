create table generation_batches (
  id uuid primary key,
  name text not null,
  template_id uuid references landing_page_templates (id) on delete set null,
  template_version_id uuid references template_versions (id) on delete set null,
  status text not null default 'planning'
    check (status in ('planning', 'approved', 'generating', 'completed', 'cancelled')),
  total_planned integer not null default 0,
  total_completed integer not null default 0,
  total_failed integer not null default 0,
  total_skipped integer not null default 0,
  total_duplicates integer not null default 0,
  combinations integer not null,
  planned_through integer not null default 0,
  planned_at timestamptz,
  generated_through integer not null default 0,
  location_count integer not null,
  keyword_count integer not null,
  -- [{state, first, combinations}]: where each state's plans begin and how many there are before duplicates are dropped.
  states jsonb not null,
  url_pattern text not null,
  update_existing boolean not null default false,
  high_performance boolean not null default true,
  skip_cleanup boolean not null default false,
  notice text,
  -- Where a failure stopped it: 'planning' or 'generating'. Null: nothing failed, or people cancelled it.
  failed_while text check (failed_while in ('planning', 'generating')),
  created_by uuid references auth_users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_at timestamptz
);

-- What was pasted, in reading order of the plan; apart from the batch so that lists of batches stay small.
create table batch_inputs (
  generation_batch_id uuid primary key references generation_batches (id) on delete cascade,
  locations jsonb not null,
  keywords jsonb not null
);

-- One row a combination. `id` is its place in the batch: there is no global sequence, and the key's order is the order
-- people read a plan in (state, city, keyword). No foreign keys here or on pages: at a million rows the per-row check
-- costs more than the write, and every delete goes through one function per noun.
create table bulk_generation_plans (
  generation_batch_id uuid not null,
  id integer not null,
  slug text not null,
  city text not null,
  state text not null,
  keyword text not null,
  status text not null default 'planned'
    check (status in ('planned', 'generating', 'completed', 'skipped', 'failed')),
  field_values jsonb,
  error_message text,
  generated_page_id uuid,
  dataset_id uuid,
  dataset_row_id integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (generation_batch_id, id)
) with (fillfactor = 45); -- every row changes once, when its page is made: the new one fits beside the old, the key stays
