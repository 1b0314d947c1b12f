-- What visitors ask for. One table for the three forms: a field a form does not have is null.
create table leads (
  id uuid primary key,
  kind text not null check (kind in ('quote', 'footer', 'scheduling')),
  status text not null default 'new' check (status in ('new', 'contacted', 'booked', 'done', 'lost')),
  name text not null,
  phone text not null, -- as typed
  phone_digits text not null check (phone_digits ~ '^[0-9]+$'),
  email text not null,
  address text,
  city text,
  state text,
  zip_code text,
  service text,
  junk_types text[] not null default '{}',
  timeline text,
  preferred_date text check (preferred_date ~ '^\d{4}-\d\d-\d\d$'), -- a day of the calendar, in no time zone
  details text,
  -- Where it came from. No foreign key: a lead outlives the page that brought it.
  page_path text,
  landing_page_id uuid,
  keyword text,
  page_city text,
  referrer text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  utm_term text,
  utm_content text,
  sms_consent boolean not null default false,
  suspected_spam boolean not null default false,
  spam_reason text,
  -- The same request within minutes is the same lead. Emptied once those minutes are over, when the same comes again.
  dedupe_key text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search text not null generated always as (
    lower(
      name || E'\n' || email || E'\n' || phone || E'\n' || phone_digits || E'\n' || coalesce(address, '') || E'\n' ||
      coalesce(city, '') || E'\n' || coalesce(zip_code, '') || E'\n' || coalesce(page_city, '') || E'\n' ||
      coalesce(keyword, '') || E'\n' || coalesce(details, '')
    )
  ) stored
);
create index leads_status_idx on leads (suspected_spam, status, id);
create index leads_landing_page_idx on leads (landing_page_id) where landing_page_id is not null;
create index leads_search_idx on leads using gin (search gin_trgm_ops);

-- The files are under DATA_DIR/uploads/leads/<lead>/<number>.webp.
create table lead_photos (
  lead_id uuid not null references leads (id) on delete cascade,
  number integer not null check (number between 1 and 5),
  source_hash text not null, -- of the file as sent: the same photo twice is kept once
  width integer not null,
  height integer not null,
  bytes integer not null,
  created_at timestamptz not null default now(),
  primary key (lead_id, number),
  unique (lead_id, source_hash)
);

-- Messages to the world outside, written in the transaction of what they tell about and delivered afterwards.
create table outbox (
  id uuid primary key,
  kind text not null check (kind in ('email')),
  lead_id uuid references leads (id) on delete cascade,
  payload jsonb not null,
  attempts integer not null default 0,
  next_at timestamptz, -- null: nobody tries by itself (sent, given up, or no mail server)
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index outbox_lead_idx on outbox (lead_id);
create index outbox_unsent_idx on outbox (created_at) where sent_at is null;
