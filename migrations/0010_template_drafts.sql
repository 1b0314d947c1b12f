-- Counts the changes of a template's text, so that a save based on an older text is noticed; and who made the last.
alter table landing_page_templates
  add column revision integer not null default 1,
  add column updated_by uuid references auth_users (id) on delete set null;

-- Who has a template open right now. Worth nothing after a crash, so it is not logged.
create unlogged table template_editors (
  template_id uuid not null,
  editor_id uuid not null,
  user_id uuid not null,
  since timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (template_id, editor_id)
);
