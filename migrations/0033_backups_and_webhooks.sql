-- A backup being written or restored, and what became of it. Restoring a backup leaves these rows as they are.
create table backup_runs (
  id uuid primary key,
  kind text not null check (kind in ('backup', 'restore')),
  reason text not null check (reason in ('asked', 'scheduled', 'before-restore')),
  status text not null check (status in ('waiting', 'running', 'completed', 'failed')),
  file_name text, -- written, or to be restored
  safety_file_name text, -- of a restore: the backup of what it replaced
  replaced_at timestamptz, -- of a restore: from here on the restored data are the ones in use
  tables_done integer not null default 0,
  tables_total integer not null default 0,
  rows_done bigint not null default 0,
  message text,
  user_id uuid,
  user_email text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz
);

-- Who is told of what happens, at which address.
create table webhooks (
  id uuid primary key,
  url text not null,
  events text[] not null,
  is_active boolean not null default true,
  sealed_secret text not null, -- encrypted with the key of this installation
  created_by uuid references auth_users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- One message to one webhook, and what became of it. Bounded: the oldest go.
create table webhook_deliveries (
  id uuid primary key, -- the message's own number: the same in every attempt
  webhook_id uuid not null references webhooks (id) on delete cascade,
  event text not null,
  payload jsonb not null,
  status text not null check (status in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz,
  last_attempt_at timestamptz,
  last_status integer, -- what the receiver answered
  last_ms integer,
  last_answer text, -- the beginning of it
  last_error text,
  replay_of uuid,
  created_at timestamptz not null default now()
);
create index webhook_deliveries_webhook_idx on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_due_idx on webhook_deliveries (next_at) where status = 'waiting';
