-- Accounts in full: second factors, recovery codes, codes sent by mail or phone, and limits on guessing.

alter table auth_users
  add column disabled_at timestamptz; -- switched off by the owner: nobody signs in with it

alter table auth_sessions
  add column factor_until timestamptz, -- set: signed in with the first factor only; the second is awaited until then
  add column proven_at timestamptz not null default now(); -- when whoever holds it last showed who they are

create table auth_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users (id) on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'phone')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  name text not null,
  secret text, -- of an authenticator app, encrypted with the key of DATA_DIR
  phone text,
  last_step bigint, -- the time step of the code used last: a code is good once
  created_at timestamptz not null default now(),
  used_at timestamptz,
  check ((factor_type = 'totp') = (secret is not null)),
  check ((factor_type = 'phone') = (phone is not null))
);
create index auth_factors_user_id_idx on auth_factors (user_id);

-- One row a code that is still good; a used one is gone.
create table auth_recovery_codes (
  user_id uuid not null references auth_users (id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- What was sent to somebody to show that it reached them: long ones in links, short ones to type. Good once.
create table auth_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'change-email', 'proof', 'phone')),
  code_hash text not null,
  subject text, -- the new email, or the factor it was sent for
  attempts integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index auth_codes_user_id_idx on auth_codes (user_id, purpose);
create index auth_codes_code_hash_idx on auth_codes (code_hash);

-- How often something was tried lately. The key is a hash: of a place and an account together, never of an account alone.
create table auth_attempts (
  key text primary key,
  count integer not null,
  since timestamptz not null
);

-- What our own tokens are signed with; the public halves are at /api/auth/jwks.
create table auth_keys (
  id uuid primary key default gen_random_uuid(),
  public_key text not null,
  private_key text not null,
  alg text,
  crv text,
  created_at timestamptz not null,
  expires_at timestamptz
);

-- Messages about accounts carry links and codes: they have an end, and their text goes once they are sent.
alter table outbox
  add column topic text not null default 'lead' check (topic in ('lead', 'account')),
  add column user_id uuid references auth_users (id) on delete cascade,
  add column expires_at timestamptz;
create index outbox_account_idx on outbox (id) where topic = 'account';
