-- Cases: work that was finished. A page shows one only while it is published, and of the customer only what the customer agreed to.
create table cases (
  id uuid primary key,
  -- The last part of its public address; it never changes.
  slug text not null,
  summary text not null,
  -- By its name, as statements name their service.
  service text not null,
  city text not null,
  state text not null,
  done_on date not null,
  -- The share of the truck in eighths; 8 is one truck.
  load_eighths smallint check (load_eighths between 1 and 80),
  price_from_cents integer check (price_from_cents >= 0),
  price_to_cents integer check (price_to_cents >= price_from_cents),
  customer_name text not null default '',
  customer_words text not null default '',
  lead_id uuid references leads (id) on delete set null,
  status text not null default 'draft' check (status in ('draft', 'published', 'withdrawn')),
  -- What the customer agrees to now; what is changed later is not agreed to. Photos have it on their own.
  shows_words boolean not null default false,
  shows_name boolean not null default false,
  -- The last answer of the customer still covers everything: nothing was changed or added since.
  agreed_at timestamptz,
  -- The customer took it all down; only the customer can allow it again.
  revoked_at timestamptz,
  published_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index cases_slug_key on cases (slug);
create index cases_status on cases (status, id desc);
create index cases_service on cases (lower(service), id desc);
create index cases_place on cases (lower(city), state, id desc);
create index cases_lead on cases (lead_id) where lead_id is not null;
-- What the public site reads: the newest first, of all and of one service.
create index cases_published on cases (done_on desc, id desc) where status = 'published';
create index cases_published_service on cases (lower(service), done_on desc, id desc) where status = 'published';

create table case_photos (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  moment text not null check (moment in ('before', 'after')),
  hash text not null,
  width integer not null,
  height integer not null,
  large bytea not null,
  small bytea not null,
  is_agreed boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index case_photos_hash_key on case_photos (case_id, hash);

-- What customers answered, and when. Rows are only added.
create table case_consents (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  action text not null check (action in ('agreed', 'withdrawn')),
  -- What was shown and agreed to: hashes of photos, the words, the first name.
  photos text[] not null default '{}',
  words text,
  name text,
  created_at timestamptz not null default now()
);
create index case_consents_case on case_consents (case_id, id desc);

-- A service that is named anew keeps its finished work.
create function follow_service_name() returns trigger language plpgsql as $$
begin
  update cases set service = new.name where lower(service) = lower(old.name);
  return null;
end $$;
create trigger cases_follow_service after update of name on services
  for each row when (old.name <> new.name and new.content_pack = 'junk-removal') execute function follow_service_name();
