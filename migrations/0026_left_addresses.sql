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
