-- The sitemap tells search engines of a change where something true changed, and of no other.

-- Since when the statement says what it says: a new source or a day of checking is no other value.
alter table statements add column value_since timestamptz not null default now();
update statements set value_since = updated_at;

-- What nobody states any more: the pages that told it changed then.
create table ended_statements (
  subject_key text not null,
  predicate text not null,
  ended_at timestamptz not null default now(),
  primary key (subject_key, predicate)
);

-- Since when the page tells what it tells, where a move to another version has only reworded it since; null: since updated_at.
alter table generated_landing_pages add column told_since timestamptz;
