-- Sign-in. Table shapes are those the sign-in library expects (see src/server/auth/auth-options.ts for the names).

create table auth_users (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique,
  email_verified boolean not null,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null
);
create index auth_sessions_user_id_idx on auth_sessions (user_id);

create table auth_accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null
);
create index auth_accounts_user_id_idx on auth_accounts (user_id);

create table auth_verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verifications_identifier_idx on auth_verifications (identifier);

create table auth_rate_limits (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  count integer not null,
  last_request bigint not null
);

create table user_roles (
  user_id uuid primary key references auth_users (id) on delete cascade,
  role text not null check (role in ('admin', 'customer'))
);

-- Small facts the program keeps about itself, e.g. the secret that signs sessions.
create table settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
