-- Statements: what is true of a state, a county, a place, the business or a service, each with its source.
create table statements (
  id uuid primary key,
  subject_kind text not null,
  -- As people write it: 'Boca Raton, FL', 'Palm Beach, FL', 'FL'; empty for the business.
  subject text not null,
  -- 'place:boca raton, fl': what pages ask for.
  subject_key text not null,
  predicate text not null,
  value text not null,
  -- An https address, or 'owner'.
  source text not null,
  source_name text not null,
  checked_on date,
  expires_on date,
  license text not null,
  -- Of several sources that disagree, the one a person chose.
  is_chosen boolean not null default false,
  -- Sources disagree and nobody has chosen. Kept by whoever writes a statement of the same subject and predicate.
  is_disputed boolean not null default false,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index statements_source_key on statements (subject_key, predicate, source);
create index statements_expiry on statements (expires_on, id) where expires_on is not null;
create index statements_disputed on statements (id) where is_disputed;
create index statements_predicate on statements (predicate, id desc);
create index statements_kind on statements (subject_kind, id desc);
create index statements_search_idx on statements using gin ((subject || E'\n' || value) gin_trgm_ops);

-- The facts that a version's texts name ('county.drop_off'); none before there were any.
alter table template_versions add column facts text[] not null default '{}';
