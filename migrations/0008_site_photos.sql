-- The owner's photos, one for each place of the site that has a drawing otherwise. In the database, so that every web
-- process has them: there are a dozen or two, re-encoded and small.
create table site_photos (
  place text primary key,
  hash text not null, -- of the large picture: part of its address, which is therefore good for ever
  width integer not null,
  height integer not null,
  large bytea not null, -- WebP, at most 1600 px wide
  small bytea not null, -- WebP, at most 800 px wide
  updated_at timestamptz not null default now()
);
create unique index site_photos_hash_idx on site_photos (hash, place);
