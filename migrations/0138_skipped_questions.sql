-- Local questions that the owner skipped: they are asked last.
create table skipped_questions (
  subject_key text not null,
  predicate text not null,
  skipped_at timestamptz not null default now(),
  primary key (subject_key, predicate)
);
