-- Exports and imports. Their files lie under DATA_DIR/transfers; here is what became of them.
create table export_jobs (
  id uuid primary key,
  export_type text not null check (export_type in ('templates', 'batches', 'full_system')),
  status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed')),
  file_size bigint,
  rows_done bigint not null default 0,
  rows_total bigint not null default 0,
  -- What the file holds, by its fields: {"templates": 12}. Never the data: that would be a second copy of it.
  export_data jsonb not null default '{}',
  error_message text,
  created_by uuid references auth_users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_at timestamptz
);
create index export_jobs_created_idx on export_jobs (created_at);

create table import_jobs (
  id uuid primary key,
  import_type text not null check (import_type in ('templates', 'batches', 'full_system')),
  -- A file is checked first and changes nothing; imported when somebody says so.
  phase text not null default 'checking' check (phase in ('checking', 'importing')),
  status text not null default 'pending'
    check (status in ('pending', 'processing', 'checked', 'completed', 'failed')),
  file_url text not null, -- under DATA_DIR/transfers
  file_name text not null, -- as its owner calls it
  file_size bigint not null,
  bytes_done bigint not null default 0,
  rows_done bigint not null default 0,
  import_data jsonb not null default '{}', -- what the file says of itself
  import_results jsonb, -- counts of every verdict, and the first items with theirs
  error_message text,
  created_by uuid references auth_users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_at timestamptz
);
create index import_jobs_created_idx on import_jobs (created_at);
