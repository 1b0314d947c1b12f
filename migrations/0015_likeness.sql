-- How alike the pages of a batch will be, computed when it is planned and again when asked. One row a batch.
create table batch_likeness (
  generation_batch_id uuid primary key references generation_batches (id) on delete cascade,
  -- Changes whenever the forecast is asked for anew: what an older run still finds is dropped.
  run uuid not null,
  template_version_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'computing', 'done', 'failed', 'cancelled')),
  progress real not null default 0,
  failure text,
  result jsonb,
  started_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null default now()
);

-- Who approved a batch although its forecast spoke against it, and why. Kept as long as the batch.
create table likeness_overrules (
  generation_batch_id uuid primary key references generation_batches (id) on delete cascade,
  reason text not null check (length(reason) >= 10),
  overruled_by uuid references auth_users (id) on delete set null,
  -- What the forecast and the settings said then; no figures when there was no forecast.
  pages_over integer,
  pages integer,
  threshold_percent integer not null,
  created_at timestamptz not null default now()
);
