-- Ids are time-ordered (UUIDv7) here and below: newest first is the key read backwards.
create table landing_page_templates (
  id uuid primary key,
  name text not null,
  title_template text not null,
  meta_description_template text,
  hero_title_template text not null,
  hero_subtitle_template text not null,
  content_sections jsonb not null default '[]' check (jsonb_typeof(content_sections) = 'array'),
  custom_fields jsonb not null default '{}' check (jsonb_typeof(custom_fields) = 'object'),
  status text not null default 'draft' check (status in ('draft', 'published')),
  content_pack text not null default 'junk-removal',
  created_by uuid references auth_users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- A frozen copy of a template's text: what pages are drawn from. Never changed once written.
create table template_versions (
  id uuid primary key,
  template_id uuid not null references landing_page_templates (id) on delete cascade,
  number integer not null,
  name text not null,
  title_template text not null,
  meta_description_template text,
  hero_title_template text not null,
  hero_subtitle_template text not null,
  content_sections jsonb not null,
  custom_fields jsonb not null,
  content_pack text not null,
  content_hash text not null,
  created_by uuid references auth_users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (template_id, number)
);
