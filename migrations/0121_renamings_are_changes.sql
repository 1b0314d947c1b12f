-- A renaming is a bulk change, too: first its addresses are checked, then its pages renamed, part by part. page_renamings goes with its
-- rows carried over. A check that runs at the upgrade is stopped: it has changed nothing.
-- contract: the version before asks page_renamings only where somebody changes many addresses. Its job stops there, and this version
-- continues the renaming.
lock table page_renamings, page_renaming_slugs in access exclusive mode;

alter table page_changes
  add column url_pattern text, -- set: the pattern of the new addresses
  add column problem_count integer not null default 0, -- pages that can't have their new address
  drop constraint page_changes_action_check,
  drop constraint page_changes_status_check,
  add check (action in ('publish', 'archive', 'draft', 'noindex', 'index', 'move', 'rename', 'delete')),
  add check (status in ('checking', 'checked', 'running', 'completed', 'cancelled'));

insert into page_changes (id, action, undoes, filter, url_pattern, status, total_pages, done_pages, changed_pages, unchanged_pages,
    problem_count, notice, created_by, created_at, updated_at, completed_at)
  select id, 'rename', undoes,
    case when page_ids is null then coalesce(filter, case when generation_batch_id is null
      then jsonb_build_object('template_id', template_id) else jsonb_build_object('generation_batch_id', generation_batch_id) end) end,
    url_pattern, case status when 'renaming' then 'running' when 'checking' then 'cancelled' else status end, checked_pages,
    case status when 'checked' then checked_pages else same_pages + problem_count + renamed_pages end, renamed_pages, same_pages, problem_count,
    case status when 'checking' then 'The check was stopped by an update of the program. Check again.' else notice end,
    created_by, created_at, updated_at, completed_at
  from page_renamings;

-- What was renamed, with the former addresses; then what is left. Undoing continues with the pages that are not back yet.
insert into page_change_parts (change_id, number, page_ids, first_id, last_id, done_at, changed_ids, before_change)
  select id, number, ids, ids[1], ids[array_length(ids, 1)], updated_at, ids, slugs
  from (
    select id, updated_at, number, array_agg(page_id order by page_id) as ids, array_agg(from_slug order by page_id) as slugs
    from (
      select r.id, r.updated_at, s.page_id, s.from_slug, (row_number() over (partition by r.id order by s.page_id) - 1) / 5000 as number
      from page_renamings r join page_renaming_slugs s on s.renaming_id = r.id
      where s.is_renamed and r.undoes is null
    ) renamed group by id, updated_at, number
  ) parts;
insert into page_change_parts (change_id, number, page_ids, first_id, last_id)
  select id, number + (select count(*) from page_change_parts done where done.change_id = parts.id), ids, ids[1],
    ids[array_length(ids, 1)]
  from (
    select id, number, array_agg(page_id order by page_id) as ids
    from (
      select r.id, s.page_id, (row_number() over (partition by r.id order by s.page_id) - 1) / 5000 as number
      from page_renamings r join page_renaming_slugs s on s.renaming_id = r.id
      where r.status in ('checked', 'renaming') and not s.is_renamed and s.problem is null
    ) waiting group by id, number
  ) parts;

delete from page_renaming_slugs s using page_renamings r
  where r.id = s.renaming_id and (r.status = 'checking' or r.undoes is not null and s.problem is null);

alter table page_renaming_slugs drop constraint page_renaming_slugs_renaming_id_fkey, drop column is_renamed;
drop table page_renamings;
alter table page_renaming_slugs rename column renaming_id to change_id;
alter table page_renaming_slugs rename to page_change_slugs;
alter index page_renaming_slugs_pkey rename to page_change_slugs_pkey;
alter index page_renaming_slugs_to_idx rename to page_change_slugs_to_idx;
alter index page_renaming_slugs_problem_idx rename to page_change_slugs_problem_idx;
alter table page_change_slugs add foreign key (change_id) references page_changes (id) on delete cascade;

insert into settings (name, value) values ('oldest-program', '"0121_renamings_are_changes"')
  on conflict (name) do update set value = excluded.value, updated_at = now();
