-- Reviews: what customers say of the business, each with where it comes from.
create table review_requests (
  id uuid primary key,
  lead_id uuid references leads (id) on delete set null,
  -- Of the address, never the address itself: it only tells who was asked already.
  email_hash text,
  service text not null default '',
  city text not null default '',
  state text not null default '',
  created_at timestamptz not null default now()
);
-- Everybody is asked once.
create unique index review_requests_email_key on review_requests (email_hash) where email_hash is not null;
create unique index review_requests_lead_key on review_requests (lead_id) where lead_id is not null;

create table reviews (
  id uuid primary key,
  -- link: written behind a link that we sent; business-profile: read from there; other: copied from elsewhere.
  source text not null check (source in ('link', 'business-profile', 'other')),
  source_name text not null default '',
  source_url text not null default '',
  -- Tells a review from others of its source when it is imported again.
  external_id text,
  request_id uuid references review_requests (id) on delete set null,
  rating smallint not null check (rating between 1 and 5),
  words text not null default '',
  author text not null default '',
  service text not null default '',
  city text not null default '',
  state text not null default '',
  reviewed_on date not null,
  status text not null default 'published' check (status in ('published', 'withdrawn')),
  -- Why staff took it off the pages.
  withdrawn_why text not null default '',
  -- The customer took it back; only the customer can write it again.
  revoked_at timestamptz,
  -- The last reading of its source that still had it.
  sync_run uuid,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index reviews_external_key on reviews (source, external_id) where external_id is not null;
create unique index reviews_request_key on reviews (request_id) where request_id is not null;
create index reviews_status on reviews (status, id desc);
create index reviews_source on reviews (source, id desc);
-- What the public site reads: the newest of all, of a service, of a town.
create index reviews_published on reviews (reviewed_on desc, id desc) where status = 'published';
create index reviews_published_service on reviews (lower(service), reviewed_on desc, id desc)
  where status = 'published' and city <> '';
create index reviews_published_place on reviews (lower(city), state, reviewed_on desc, id desc)
  where status = 'published' and city <> '';
create index cases_published_place on cases (lower(city), state, done_on desc, id desc) where status = 'published';

-- How the last reading of the Business Profile went: one row.
create table review_syncs (
  id smallint primary key default 1 check (id = 1),
  started_at timestamptz,
  finished_at timestamptz,
  -- What it found, or why it failed, for people.
  words text not null default '',
  is_failed boolean not null default false,
  -- The other side asked for a pause until then.
  wait_until timestamptz
);

-- A service that is named anew keeps its finished work and its reviews.
create or replace function follow_service_name() returns trigger language plpgsql as $$
begin
  update cases set service = new.name where lower(service) = lower(old.name);
  update reviews set service = new.name where lower(service) = lower(old.name);
  return null;
end $$;
