-- What staff (and the program for them) changed. Written in the transaction of the change; pruned by age.
create table activity (
  id uuid primary key,
  user_id uuid, -- no foreign key: what somebody did outlives the account. Null: the program itself.
  user_email text,
  action text not null check (action ~ '^[a-z-]+$'),
  noun text not null check (noun ~ '^[a-z-]+$'),
  subject_id text,
  subject_name text not null default '',
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now(),
  search text not null generated always as (
    lower(coalesce(user_email, 'pagehaul') || E'\n' || action || E'\n' || noun || E'\n' || subject_name)
  ) stored
);
create index activity_noun_idx on activity (noun, id);
create index activity_search_idx on activity using gin (search gin_trgm_ops);
