-- Services: what a landing page says about its keyword's work.
create table services (
  id uuid primary key,
  content_pack text not null,
  name text not null,
  summary text not null,
  keywords text[] not null,
  content jsonb not null,
  position integer not null,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index services_order on services (content_pack, position, id);
create unique index services_name_key on services (content_pack, lower(name));

-- The services as they were when the version was frozen; null where its sections take nothing from them.
alter table template_versions add column services jsonb;
