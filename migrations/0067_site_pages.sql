-- The owner's pages of the site. A page of the trade that nobody edited has no row: it is the pack's.
create table site_pages (
  id text primary key, -- of a pack's page the name that follows from its path, else a number
  path text not null unique,
  origin text not null check (origin in ('pack', 'owner')),
  document jsonb not null, -- head and sections
  is_hidden boolean not null default false, -- not shown, linked or listed
  position integer not null default 0,
  based_on jsonb, -- the pack's text that the owner's was made from; null: a page of the owner's own
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- What it was before each save.
create table site_page_versions (
  site_page_id text not null references site_pages on delete cascade,
  number integer not null,
  document jsonb not null,
  created_by uuid references auth_users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (site_page_id, number)
);
