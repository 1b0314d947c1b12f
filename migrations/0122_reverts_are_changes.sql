-- A revert of a batch is a bulk change of the batch's pages, which one job does like the others.
-- contract: the check only allows more, and the version before continues its own reverts. 'oldest-program' is not changed: only a
-- worker that knows the new kind of job takes a revert.
alter table page_changes
  drop constraint page_changes_action_check,
  add check (action in ('publish', 'archive', 'draft', 'noindex', 'index', 'move', 'rename', 'revert', 'delete'));

update page_changes c set action = 'revert' from reverted_batches r where r.change_id = c.id;
update page_changes u set action = 'revert', batch_id = c.batch_id
  from page_changes c where c.id = u.undoes and c.action = 'revert';

-- A running revert continues in its change; one that has deleted no page yet gets one.
update page_changes c set status = 'running', completed_at = null, total_pages = done_pages + b.total_completed
  from reverted_batches r join generation_batches b on b.id = r.batch_id
  where r.change_id = c.id and r.created_at >= b.reverting_at;
insert into page_changes (id, action, batch_id, total_pages, created_by)
  select gen_random_uuid(), 'revert', id, total_completed, reverting_by from generation_batches b
  where reverting_at is not null and not exists (
    select from page_changes c where c.batch_id = b.id and c.action = 'revert' and c.undoes is null and c.status = 'running');
