-- What the pages of a batch are made as: public at once, or drafts that a publishing schedule makes public day by day.
alter table generation_batches add column page_status text not null default 'published'
  check (page_status in ('published', 'draft'));

-- Drafts of a batch are found without reading its public pages.
create index generated_landing_pages_drafts_idx on generated_landing_pages (generation_batch_id, id)
  where status = 'draft';

create table publishing_schedules (
  id uuid primary key,
  generation_batch_id uuid not null references generation_batches (id) on delete cascade,
  -- waiting: for the batch to be generated
  status text not null check (status in ('waiting', 'running', 'paused', 'completed', 'cancelled')),
  revision integer not null default 1, -- how often people changed it
  pages_per_day integer not null check (pages_per_day > 0),
  start_on date not null,
  page_order text not null check (page_order in ('random', 'county', 'plan')),
  seed bigint not null, -- of the random order
  portions text not null check (portions in ('hourly', 'daily')),
  hour integer not null check (hour between 0 and 23), -- of the daily portion
  time_zone text not null,
  total_pages integer not null default 0,
  published_pages integer not null default 0,
  left_out_pages integer not null default 0, -- edited, published, archived or deleted by people meanwhile
  owed_pages integer not null default 0, -- due and not yet published
  counted_through timestamptz not null, -- what was due up to here is published or owed
  prepared_through integer not null default -1, -- the last plan whose page was put in order
  prepared_at timestamptz,
  published_through bigint not null default -1, -- the last place in the order that was published
  turn integer not null default 0, -- the job that carries this number works on it; older ones leave
  notice text,
  created_by uuid references auth_users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_at timestamptz
);
create index publishing_schedules_batch_idx on publishing_schedules (generation_batch_id, id);
create unique index publishing_schedules_live_idx on publishing_schedules (generation_batch_id)
  where status in ('waiting', 'running', 'paused');

-- The order in which a schedule publishes. Rows go as their pages become public.
create table scheduled_pages (
  schedule_id uuid not null,
  place bigint not null,
  page_id uuid not null,
  primary key (schedule_id, place)
);

-- What became of each day; days to come are worked out.
create table publishing_days (
  schedule_id uuid not null references publishing_schedules (id) on delete cascade,
  day date not null, -- in the schedule's time zone
  published integer not null default 0,
  left_out integer not null default 0,
  missed integer not null default 0, -- due on that day and not published on it
  primary key (schedule_id, day)
);
