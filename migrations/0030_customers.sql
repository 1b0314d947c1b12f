-- Who made a page, where that was a customer. No foreign key: it would cost every page of a batch a look-up.
alter table generated_landing_pages add column owner_id uuid;
create index generated_landing_pages_owner_idx on generated_landing_pages (owner_id, id) where owner_id is not null;

-- As uuid version 7, like the ids that the program makes: the key read backwards is newest first.
create function time_ordered_uuid() returns uuid language sql volatile as $$
  select encode(
    set_bit(set_bit(
      overlay(
        uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
        from 1 for 6),
      52, 1), 53, 1),
    'hex')::uuid
$$;

create table customer_profiles (
  id uuid primary key default time_ordered_uuid(),
  user_id uuid not null unique references auth_users (id) on delete cascade,
  company_name text,
  website_url text,
  subscription_plan text not null default 'free' check (subscription_plan in ('free', 'basic', 'premium')),
  monthly_page_limit integer not null default 10 check (monthly_page_limit >= 0),
  -- Counts for usage_month ("2027-03", in the business's time zone) and for no other: a new month needs no clock to go off.
  pages_generated_this_month integer not null default 0 check (pages_generated_this_month >= 0),
  usage_month text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index customer_profiles_company_idx on customer_profiles using gin (company_name gin_trgm_ops);
create index auth_users_email_search_idx on auth_users using gin (email gin_trgm_ops);

-- Whoever becomes a customer has a profile from that moment on, however they became one.
create function make_customer_profile() returns trigger language plpgsql as $$
begin
  insert into customer_profiles (user_id) values (new.user_id) on conflict (user_id) do nothing;
  return null;
end $$;

create trigger customer_profile after insert or update of role on user_roles
  for each row when (new.role = 'customer') execute function make_customer_profile();

insert into customer_profiles (user_id) select user_id from user_roles where role = 'customer';
