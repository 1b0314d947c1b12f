-- Where old addresses lead. A source is stored as requests are compared: decoded, without a slash at the end.
create table redirects (
  id uuid primary key,
  source_path text not null unique,
  destination_path text not null, -- a path of this site, or an https address
  -- What the destination is compared as; null where it is on another site. No active rule's destination is another
  -- active rule's source: every redirect is one hop. The program keeps it so, under one lock.
  destination_key text,
  redirect_type integer not null default 301 check (redirect_type in (301, 302)),
  is_prefix boolean not null default false, -- also everything below the source, its rest kept
  is_active boolean not null default true,
  description text not null default '',
  hits bigint not null default 0,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (source_path like '/%' and (source_path = '/' or source_path not like '%/')),
  check (destination_key is null or destination_key <> source_path)
);
create index redirects_destination_idx on redirects (destination_key) where is_active and destination_key is not null;
create index redirects_prefix_idx on redirects (source_path) where is_prefix;
create index redirects_search_idx on redirects using gin ((source_path || E'\n' || destination_path) gin_trgm_ops);

-- Addresses that nothing answers, as often as they are asked for. Bounded: the least recent go first.
create table not_found_hits (
  path text primary key,
  hits bigint not null,
  referrer text, -- the last page that led here, without its query
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
create index not_found_hits_hits_idx on not_found_hits (hits desc, path);
create index not_found_hits_last_idx on not_found_hits (last_at);
