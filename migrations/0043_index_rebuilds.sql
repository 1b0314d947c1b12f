-- Search indexes grow with a quarter of each of their pages kept free: now and then they are made anew. What was last done
-- with each. Unlogged: it is about this disk's files, so neither a backup nor a crash has to keep it.
create unlogged table index_rebuilds (
  index_name text primary key,
  finished_at timestamptz not null default now(),
  took_ms integer not null,
  bytes_before bigint not null,
  bytes_after bigint not null,
  -- How many rows the index was for, by the database's own estimate.
  rows_after bigint not null,
  -- Why the last run made nothing of it; null when it did.
  failure text
);
