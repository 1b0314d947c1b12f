-- One action done to many pages by a job. What undoing it needs is kept with it until `undo_until`, then pruned.
create table page_changes (
  id uuid primary key,
  action text not null check (action in ('publish', 'archive', 'draft', 'noindex', 'index', 'move', 'delete')),
  undoes uuid references page_changes (id) on delete cascade, -- set: takes that change back
  filter jsonb, -- what was asked for; null: pages picked one by one
  redirect_to text, -- where the addresses lead that pages leave; null: each to its town or its nearest page
  status text not null default 'running' check (status in ('running', 'completed', 'cancelled')),
  total_pages integer not null,
  done_pages integer not null default 0,
  changed_pages integer not null default 0,
  unchanged_pages integer not null default 0, -- they were so already, or are no longer what the change made them
  missing_pages integer not null default 0, -- deleted since they were selected
  notice text,
  undo_until timestamptz not null default now() + interval '30 days',
  created_by uuid references auth_users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_at timestamptz
);
create index page_changes_undo_idx on page_changes (undo_until);
create unique index page_changes_undoing_idx on page_changes (undoes) where status = 'running';

-- The pages of a change, frozen when it was asked for, 5,000 a row in the order of their ids. A row is one transaction.
create table page_change_parts (
  change_id uuid not null references page_changes (id) on delete cascade,
  number integer not null,
  page_ids uuid[] not null,
  first_id uuid not null,
  last_id uuid not null,
  done_at timestamptz,
  changed_ids uuid[], -- the pages that were really changed …
  before_change text[], -- … and what each was: its status, whether it was kept from search engines, or its version
  deleted_rows jsonb, -- the rows as they were
  primary key (change_id, number)
);

-- Pages on one of several versions, and a town's pages that are not public. Both share entries: some ten bytes a page.
create index generated_landing_pages_version_idx on generated_landing_pages (template_version_id);
create index generated_landing_pages_town_other_idx on generated_landing_pages
  ((coalesce(field_values ->> 'state', '')), (coalesce(field_values ->> 'city', '')))
  where status <> 'published';

-- A list's filter and order under a name, for oneself or for everybody.
create table saved_views (
  id uuid primary key,
  list text not null check (list in ('pages')),
  name text not null check (name <> ''),
  filter jsonb not null,
  sort text not null,
  is_shared boolean not null default false,
  user_id uuid not null references auth_users (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index saved_views_name_idx on saved_views (user_id, list, lower(name));
create index saved_views_shared_idx on saved_views (list) where is_shared;

-- Pages that have been public for 90 days without a view in them, found by a job; the list of them is read from here.
create table quiet_pages (
  page_id uuid primary key
);
create table quiet_page_counts (
  id boolean primary key default true check (id), -- there is one
  count integer, -- null: views have not been counted for 90 days yet
  made_at timestamptz not null default now()
);

-- What was done to one thing, for its own screen.
create index activity_subject_idx on activity (noun, subject_id, id);
