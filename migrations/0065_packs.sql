-- Packs that were imported. Those that ship are files beside the program.
create table packs (
  name text primary key,
  -- Its files by their paths in it: texts, as they were imported.
  documents jsonb not null,
  imported_at timestamptz not null default now()
);
