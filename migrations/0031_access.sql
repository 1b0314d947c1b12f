-- Who may do what: keys for programs, invitations of staff, and an admin who always remains.

-- The secret itself is nowhere: only its SHA-256, which is enough for 32 random bytes.
create table api_keys (
  id uuid primary key,
  user_id uuid not null references auth_users (id) on delete cascade, -- whose rights it has, as far as its scopes go
  name text not null,
  prefix text not null unique, -- the readable begin of it, by which it is found
  secret_hash bytea not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz, -- at most a minute behind
  revoked_at timestamptz
);
create index api_keys_user_id_idx on api_keys (user_id);

create table invitations (
  id uuid primary key,
  email text not null,
  token_hash text not null unique,
  invited_by uuid references auth_users (id) on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz
);
create unique index invitations_open_key on invitations (email) where accepted_at is null and revoked_at is null;

alter table auth_users
  add column signed_in_at timestamptz; -- the last time, whatever became of the session
update auth_users u set signed_in_at = (select max(s.created_at) from auth_sessions s where s.user_id = u.id);
create index user_roles_admin_idx on user_roles (user_id) where role = 'admin';

-- Whatever takes an admin away, one who can sign in stays: two who do it at once wait for each other here. Looked at when the
-- transaction ends, so that admins may be replaced in one.
create function keep_an_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('pagehaul admins'));
  if not exists (
    select from user_roles r join auth_users u on u.id = r.user_id where r.role = 'admin' and u.disabled_at is null
  ) then
    raise exception 'the last admin has to stay' using errcode = 'check_violation', constraint = 'last_admin';
  end if;
  return null;
end $$;
create constraint trigger user_roles_keep_an_admin after update or delete on user_roles
  deferrable initially deferred for each row when (old.role = 'admin') execute function keep_an_admin();
create constraint trigger auth_users_keep_an_admin after update of disabled_at on auth_users
  deferrable initially deferred for each row when (new.disabled_at is not null and old.disabled_at is null)
  execute function keep_an_admin();
