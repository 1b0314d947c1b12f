-- contract: a trigger that stays out of undoing takes nothing from the version before, so 'oldest-program' is not changed.

-- What a batch was before it was reverted, beside the page change that kept its pages: undoing that change puts it back.
create table reverted_batches (
  change_id uuid primary key references page_changes (id) on delete cascade,
  batch_id uuid not null, -- it may be deleted since
  status text not null,
  failed_while text,
  notice text,
  total_noindex integer not null,
  usage jsonb, -- its row of datasets, with its keywords
  created_at timestamptz not null default now()
);
create index reverted_batches_batch_idx on reverted_batches (batch_id);

-- Who asked for the revert: the page change says so.
alter table generation_batches add column reverting_by uuid references auth_users (id) on delete set null;

-- A reverted batch whose pages come back is not completed once more.
create or replace trigger tell_completed after update of status on generation_batches for each row
  when (new.status = 'completed' and old.status <> 'completed' and old.reverted_at is null)
  execute function tell_batch_completed();
