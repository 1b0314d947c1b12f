-- A contact is a person, known by phone numbers and email addresses. Merging two records changes 'root_id' and 'merged_into' alone:
-- every lead, message and number keeps its own record, so undoing a merge restores all of it.
create table contacts (
  id uuid primary key,
  name text not null default '', -- as staff wrote it; empty: what the person's newest lead says
  root_id uuid not null, -- the record that the person is shown as: this one, or the one it was merged into
  merged_into uuid,
  merged_at timestamptz,
  -- What lists show and sort by, computed from the leads and messages of all records of the person. On a root only.
  shown_name text not null default '',
  last_at timestamptz, -- when the last thing was said
  waiting_since timestamptz, -- the first thing that nobody answered
  quiet_since timestamptz, -- quoted, and nothing said since
  assignee_id uuid references auth_users (id) on delete set null,
  is_spam boolean not null default false,
  search text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((merged_into is null) = (root_id = id))
);
create index contacts_root_idx on contacts (root_id) where merged_into is not null;
create index contacts_last_idx on contacts (last_at, id) where not is_spam and last_at is not null;
create index contacts_spam_idx on contacts (last_at, id) where is_spam and last_at is not null;
create index contacts_waiting_idx on contacts (waiting_since, id) where waiting_since is not null;
create index contacts_quiet_idx on contacts (quiet_since, id) where quiet_since is not null;
create index contacts_assignee_idx on contacts (assignee_id, last_at, id) where assignee_id is not null;
create index contacts_folded_idx on contacts using gin (search_fold(search) gin_trgm_ops);

-- A phone number (E.164) or an email address (in small letters). Behind one number, each extension is somebody else.
create table contact_points (
  contact_id uuid not null references contacts (id) on delete cascade deferrable initially deferred,
  kind text not null check (kind in ('phone', 'email')),
  value text not null check (value <> '' and length(value) <= 254),
  extension text not null default '' check (extension ~ '^[0-9]{0,7}$'),
  is_by_staff boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (kind, value, extension)
);
create index contact_points_contact_idx on contact_points (contact_id);

alter table leads
  add column contact_id uuid references contacts (id) on delete set null,
  add column stage text check (stage in ('new', 'contacted', 'quoted', 'booked', 'done', 'paid', 'lost')),
  add column lost_reason text,
  add column assignee_id uuid references auth_users (id) on delete set null,
  add column next_step text,
  add column next_step_at timestamptz;

-- Large tables get it from the job that fills 'contact_id' (src/server/audience/contacts/fill-contacts.job.ts).
do $$
begin
  if pg_relation_size('leads') <= 4 * 1024 * 1024 then
    create index leads_contact_idx on leads (contact_id, id);
  end if;
end $$;

-- The status that the specification names for a stage.
create function status_of_stage(stage text) returns text language sql immutable parallel safe
  return case stage when 'quoted' then 'contacted' when 'paid' then 'done' else stage end;

-- The only place that decides how stage and status follow each other, for every program that writes leads. A new stage sets the status.
-- A new status sets the stage, unless the stage already has that status: a quoted lead that becomes contacted stays quoted.
create function leads_follow_stage() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.stage := coalesce(new.stage, new.status);
    new.status := status_of_stage(new.stage);
  elsif new.stage is not null and new.stage is distinct from old.stage then
    new.status := status_of_stage(new.stage);
  elsif new.status <> old.status and status_of_stage(new.stage) is distinct from new.status then
    new.stage := new.status;
  end if;
  if coalesce(new.stage, new.status) <> 'lost' then
    new.lost_reason := null;
  end if;
  return new;
end $$;
create trigger follow_stage before insert or update of stage, status on leads for each row
  execute function leads_follow_stage();

-- The timeline of a contact: everything said, whatever the channel. What a lead says is read from the lead.
create table messages (
  id uuid primary key,
  contact_id uuid not null references contacts (id) on delete cascade,
  lead_id uuid references leads (id) on delete cascade,
  kind text not null check (kind in ('lead', 'note', 'call', 'stage', 'text', 'email')),
  channel text check (channel in ('form', 'phone', 'sms', 'email')),
  direction text check (direction in ('in', 'out')),
  state text check (state in ('queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed', 'received')),
  external_id text, -- as the other side names it
  body text not null default '' check (length(body) <= 20000),
  outcome text, -- of a call
  stage_before text,
  stage_after text,
  is_answer boolean not null default false, -- a person of the business spoke to the contact
  author_id uuid references auth_users (id) on delete set null,
  author_email text,
  happened_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index messages_contact_idx on messages (contact_id, happened_at, id);
create index messages_lead_idx on messages (lead_id) where lead_id is not null;
create unique index messages_of_lead_idx on messages (lead_id) where kind = 'lead';
create unique index messages_external_idx on messages (channel, external_id) where external_id is not null;

create function message_state_rank(state text) returns integer language sql immutable parallel safe
  return case state when 'queued' then 1 when 'sending' then 2 when 'sent' then 3 else 4 end;

-- A report that comes late, twice or in another order changes nothing.
create function messages_move_forward() returns trigger language plpgsql as $$
begin
  if old.state is not null and (new.state is null or message_state_rank(new.state) <= message_state_rank(old.state)) then
    new.state := old.state;
  end if;
  return new;
end $$;
create trigger move_forward before update of state on messages for each row execute function messages_move_forward();
