-- What was decided about the findings of a batch when it was approved: one row a finding. `outcome` is what becomes of its pages.
create table batch_decisions (
  generation_batch_id uuid not null references generation_batches (id) on delete cascade,
  finding text not null,
  outcome text not null check (outcome in ('leave-out', 'noindex', 'publish')),
  -- Why it was overruled; null: its pages were left out.
  reason text check (length(reason) >= 10),
  decided_by uuid references auth_users (id) on delete set null,
  -- What was found, and the settings that it was judged by.
  figures jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (generation_batch_id, finding)
);

-- Takes over what older programs decided, in one table and two columns. Also for imported files of those.
create function take_older_decisions() returns void language sql as $$
  insert into batch_decisions (generation_batch_id, finding, outcome, reason, decided_by, figures, created_at)
  select b.id, held.finding, held.outcome,
    case when held.outcome = 'noindex' then o.reason end, o.overruled_by,
    case when held.pages is null then '{}' else jsonb_build_object('pages_' || held.finding, held.pages) end,
    coalesce(o.created_at, b.updated_at)
  from generation_batches b
    left join likeness_overrules o on o.generation_batch_id = b.id
    cross join lateral (values
      ('outside', coalesce(b.outside_pages, case when o.pages_outside is not null then 'noindex' end), o.pages_outside),
      ('thin', coalesce(b.thin_pages, case when o.pages_thin is not null then 'noindex' end), o.pages_thin)
    ) as held (finding, outcome, pages)
  where held.outcome is not null
  union all
  select generation_batch_id, case when pages_over is null then 'no-forecast' else 'too-alike' end, 'publish', reason,
    overruled_by,
    jsonb_strip_nulls(jsonb_build_object(
      'pages', pages, 'pages_over', pages_over, 'threshold_percent', threshold_percent)),
    created_at
  from likeness_overrules where threshold_percent is not null
  -- The version before stores its reason last.
  on conflict (generation_batch_id, finding) do update
    set reason = excluded.reason, decided_by = excluded.decided_by, figures = excluded.figures
    where batch_decisions.reason is null and batch_decisions.outcome = excluded.outcome and excluded.reason is not null;
$$;
select take_older_decisions();

-- During a rollout, processes of the version before approve and generate batches, too.
create function follow_older_decision() returns trigger language plpgsql as $$
begin
  perform take_older_decisions();
  return null;
end $$;
create trigger follow_older_decisions after update of outside_pages, thin_pages on generation_batches
  for each statement when (pg_trigger_depth() = 0) execute function follow_older_decision();
create trigger follow_older_overrules after insert on likeness_overrules
  for each statement when (pg_trigger_depth() = 0) execute function follow_older_decision();

create function tell_older_programs() returns trigger language plpgsql as $$
begin
  if new.finding = 'outside' then
    update generation_batches set outside_pages = new.outcome where id = new.generation_batch_id;
  elsif new.finding = 'thin' then
    update generation_batches set thin_pages = new.outcome where id = new.generation_batch_id;
  end if;
  return null;
end $$;
create trigger tell_older_programs after insert on batch_decisions
  for each row when (pg_trigger_depth() = 0) execute function tell_older_programs();
