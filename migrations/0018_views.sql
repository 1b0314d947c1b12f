-- How often each public page was answered to a person, and its call buttons pressed, by day (UTC). Nothing about who.
create table page_views (
  path text not null, -- as in the address: /about, /junk-removal-miami-fl/
  day date not null,
  views bigint not null default 0,
  calls bigint not null default 0,
  primary key (path, day)
);
-- Rows of a day lie together, since they are written on it: a few pages of index find a stretch of days among years.
create index page_views_day_idx on page_views using brin (day) with (pages_per_range = 16, autosummarize = on);

-- The same for the whole site: what the dashboard draws, one row a day.
create table day_views (
  day date primary key,
  views bigint not null default 0,
  calls bigint not null default 0
);

-- Best and worst pages, towns and keywords of the last so many days, worked out by a job.
create table view_rankings (
  days integer primary key,
  ranking jsonb not null,
  made_at timestamptz not null default now()
);

-- What search engines read, as it is sent. Written anew as a whole by a job.
create table sitemap_files (
  path text primary key,
  position integer not null,
  body bytea not null, -- gzip
  addresses integer not null,
  bytes bigint not null, -- unpacked
  changed_at timestamptz -- the latest change of what it lists, where that is known
);
create table sitemap_builds (
  id boolean primary key default true check (id), -- there is one
  origin text not null,
  took_ms integer not null,
  redirected integer not null, -- addresses left out because they lead elsewhere
  built_at timestamptz not null default now()
);
