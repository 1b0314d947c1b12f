-- The blog. A post's text is Markdown; what visitors see is drawn from it when asked for.
create table posts (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  description text not null,
  body text not null,
  author text not null default '',
  status text not null default 'draft' check (status in ('draft', 'published')),
  published_at timestamptz, -- the day shown to visitors; kept when the post becomes a draft again
  revision integer not null default 1, -- moves on with every save, so that nobody saves over a text they have not seen
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid references auth_users (id) on delete set null,
  search text not null generated always as (
    lower(title || E'\n' || slug || E'\n' || description || E'\n' || author)
  ) stored,
  check (status = 'draft' or published_at is not null)
);
create index posts_published_idx on posts (published_at, id) where status = 'published';
create index posts_status_idx on posts (status, id);
create index posts_search_idx on posts using gin (search gin_trgm_ops);

-- Addresses a post had while it was public. They lead to where it is now, so that nothing on the web breaks.
create table post_addresses (
  slug text primary key,
  post_id uuid not null references posts (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index post_addresses_post_idx on post_addresses (post_id);
