-- Places with their values, and keywords, kept under a name. Not `datasets`: that is what keywords were used for.
create table named_data_sets (
  id uuid primary key,
  name text not null,
  -- The newest version.
  version integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index named_data_sets_name_key on named_data_sets (lower(name));

create table named_data_set_versions (
  data_set_id uuid not null references named_data_sets (id) on delete cascade,
  number integer not null,
  note text not null default '',
  location_count integer not null,
  keyword_count integer not null,
  -- Names of the values that places have.
  columns jsonb not null,
  -- [{kind, hash, rows}]: the parts it is made of, in order.
  parts jsonb not null,
  created_by uuid references auth_users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (data_set_id, number)
);

-- Up to some thousand rows each. Versions share the parts that did not change.
create table named_data_set_parts (
  data_set_id uuid not null references named_data_sets (id) on delete cascade,
  hash text not null,
  rows jsonb not null,
  primary key (data_set_id, hash)
);

-- Which data sets a batch's lists came from; the name and number stay when the data set goes.
create table batch_data_sets (
  generation_batch_id uuid not null references generation_batches (id) on delete cascade,
  data_set_id uuid not null,
  name text not null,
  version integer not null,
  primary key (generation_batch_id, data_set_id, version)
);
create index batch_data_sets_data_set_idx on batch_data_sets (data_set_id, generation_batch_id);
