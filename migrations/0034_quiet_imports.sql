-- An import brings in what happened elsewhere, maybe years ago: nobody is told of it. It says so for its transaction with
-- `set local pagehaul.quiet = 'on'`.
create or replace function has_webhook(wanted text) returns boolean language sql stable as $$
  select coalesce(current_setting('pagehaul.quiet', true), '') <> 'on'
    and exists (select from webhooks where is_active and wanted = any (events))
$$;

create or replace function record_webhook_event(happened text, facts jsonb) returns void language plpgsql as $$
begin
  if not has_webhook(happened) then return; end if;
  insert into webhook_deliveries (id, webhook_id, event, payload, status, next_at)
    select webhook_message_id(), id, happened,
      jsonb_build_object('type', happened, 'timestamp', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'data', facts), 'waiting', now()
    from webhooks where is_active and happened = any (events);
  if found then perform pg_notify('pagehaul', '{"kind":"webhooks"}'); end if;
end $$;
