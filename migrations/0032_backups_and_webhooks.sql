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

-- What happens is written down for every webhook that wants to hear of it, in the transaction in which it happens and wherever
-- in the program that is; nobody subscribed costs one look at a tiny table.
create function webhook_message_id() returns uuid language sql volatile as $$
  -- A UUIDv7: newest last.
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing
    substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
$$;

create function has_webhook(wanted text) returns boolean language sql stable as $$
  select exists (select from webhooks where is_active and wanted = any (events))
$$;

create function record_webhook_event(happened text, facts jsonb) returns void language plpgsql as $$
begin
  insert into webhook_deliveries (id, webhook_id, event, payload, status, next_at)
    select webhook_message_id(), id, happened,
      jsonb_build_object('type', happened, 'timestamp', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'data', facts), 'waiting', now()
    from webhooks where is_active and happened = any (events);
  if found then perform pg_notify('pagehaul', '{"kind":"webhooks"}'); end if;
end $$;

-- One event for a whole chunk of pages, with how many and the first of them.
create function tell_pages_inserted() returns trigger language plpgsql as $$
declare facts jsonb;
begin
  if not has_webhook('page.published') then return null; end if;
  select jsonb_build_object('count', count(*), 'pages', (select jsonb_agg(jsonb_build_object('id', id, 'slug', slug)) from
      (select id, slug from new_rows where status = 'published' order by id limit 20) first))
    into facts from new_rows where status = 'published' having count(*) > 0;
  if facts is not null then perform record_webhook_event('page.published', facts); end if;
  return null;
end $$;

create function tell_pages_updated() returns trigger language plpgsql as $$
declare facts jsonb;
begin
  if not has_webhook('page.published') then return null; end if;
  with published as (
    select n.id, n.slug from new_rows n join old_rows o on o.id = n.id
    where n.status = 'published' and o.status <> 'published'
  )
  select jsonb_build_object('count', count(*), 'pages', (select jsonb_agg(jsonb_build_object('id', id, 'slug', slug)) from
      (select id, slug from published order by id limit 20) first))
    into facts from published having count(*) > 0;
  if facts is not null then perform record_webhook_event('page.published', facts); end if;
  return null;
end $$;

create trigger tell_inserted after insert on generated_landing_pages
  referencing new table as new_rows for each statement execute function tell_pages_inserted();
create trigger tell_updated after update on generated_landing_pages
  referencing old table as old_rows new table as new_rows for each statement execute function tell_pages_updated();

create function tell_batch_completed() returns trigger language plpgsql as $$
begin
  perform record_webhook_event('batch.completed', jsonb_build_object('id', new.id, 'name', new.name,
    'pages_planned', new.total_planned, 'pages_completed', new.total_completed, 'pages_failed', new.total_failed));
  return null;
end $$;
create trigger tell_completed after update of status on generation_batches for each row
  when (new.status = 'completed' and old.status <> 'completed') execute function tell_batch_completed();

-- That there is a request, not what the visitor wrote: a message may be kept by whoever passes it on.
create function tell_lead_received() returns trigger language plpgsql as $$
begin
  perform record_webhook_event('lead.received', jsonb_build_object('id', new.id, 'kind', new.kind));
  return null;
end $$;
create trigger tell_received after insert on leads for each row
  when (not new.suspected_spam) execute function tell_lead_received();
create trigger tell_cleared after update of suspected_spam on leads for each row
  when (old.suspected_spam and not new.suspected_spam) execute function tell_lead_received();
