-- Redirects that the program writes for pages that leave their address, and takes back when they return.
alter table redirects
  add column cause uuid, -- the change that wrote it (a batch, a bulk change, a renaming); null: made by hand
  add column page_id uuid, -- the page that left, where the rule is a former address of it
  -- Where it was written to lead, while what stands there leads on. It leads there again when that answers again.
  add column written_path text,
  add column written_key text,
  add check ((written_path is null) = (written_key is null));
create index redirects_written_idx on redirects (written_key text_pattern_ops) where written_key is not null;
create index redirects_cause_idx on redirects (cause) where cause is not null;
create index redirects_page_idx on redirects (page_id) where page_id is not null;

-- An automatic rule as it was before a change removed or replaced it: taking the change back puts it back.
create table redirect_snapshots (
  cause uuid not null, -- of the change that removed it
  source_path text not null,
  rule jsonb not null,
  taken_at timestamptz not null default now(),
  primary key (cause, source_path)
);
create index redirect_snapshots_taken_idx on redirect_snapshots (taken_at);

-- Pages of a template or a batch getting addresses of another pattern. First checked, then, when somebody says so, done.
create table page_renamings (
  id uuid primary key,
  template_id uuid references landing_page_templates (id) on delete cascade,
  generation_batch_id uuid, -- set: only the pages of this batch
  url_pattern text not null,
  undoes uuid references page_renamings (id) on delete set null, -- set: pages go back to where that one took them from
  status text not null default 'checking'
    check (status in ('checking', 'checked', 'renaming', 'completed', 'cancelled')),
  checked_pages integer not null default 0,
  same_pages integer not null default 0, -- have that address already
  problem_count integer not null default 0, -- can't have theirs, and stay
  renamed_pages integer not null default 0,
  through uuid not null default '00000000-0000-0000-0000-000000000000', -- the last page looked at in this state
  notice text,
  created_by uuid references auth_users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_at timestamptz
);
-- Two at once would give away each other's addresses.
create unique index page_renamings_running_idx on page_renamings ((true)) where status in ('checking', 'renaming');

create table page_renaming_slugs (
  renaming_id uuid not null references page_renamings (id) on delete cascade,
  page_id uuid not null,
  from_slug text not null,
  to_slug text not null,
  problem text, -- why the page stays where it is
  is_renamed boolean not null default false,
  primary key (renaming_id, page_id)
);
create unique index page_renaming_slugs_to_idx on page_renaming_slugs (renaming_id, to_slug) where problem is null;
create index page_renaming_slugs_problem_idx on page_renaming_slugs (renaming_id, page_id) where problem is not null;

-- Telling search engines of changed pages by IndexNow: whether, under which key, and how it went.
create table indexnow (
  id boolean primary key default true check (id), -- there is one
  is_on boolean not null default false,
  key text not null, -- the name of the file that proves the site is ours
  -- Changes from here on have not been collected yet.
  collected_through timestamptz not null default now(),
  sent_total bigint not null default 0,
  last_sent_at timestamptz,
  last_sent integer not null default 0,
  last_answer text,
  failures integer not null default 0, -- in a row
  wait_until timestamptz
);
create table indexnow_addresses (
  path text primary key,
  noted_at timestamptz not null default now()
);
