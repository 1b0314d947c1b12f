-- An export is JSON, or a tar like a backup.
alter table export_jobs
  add column format text not null default 'json' check (format in ('json', 'tar'));
