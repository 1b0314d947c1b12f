-- The business's own files: logo, logo on dark ground, favicon. In the database, so that every web process has them.
create table brand_files (
  kind text primary key check (kind in ('logo', 'logo_dark', 'favicon')),
  hash text not null, -- of the content: part of its address, which is therefore good for ever
  media_type text not null check (media_type in ('image/svg+xml', 'image/webp', 'image/png')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  content bytea not null, -- cleaned or encoded anew, never the file as it came
  updated_at timestamptz not null default now()
);

-- What a photo shows, for those who can't see it; and the part that stays in sight where it is cut, in percent.
alter table site_photos
  add column alternative_text text not null default '',
  add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
  add column focus_y smallint not null default 50 check (focus_y between 0 and 100);
