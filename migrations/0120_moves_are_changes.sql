-- A move of pages to a version is a bulk change like the others: its pages are frozen in parts, and a part keeps the version that each
-- page came from. page_moves goes with its rows carried over. Pages keep their column moved_from for the version before.
-- contract: the version before asks page_moves only where somebody moves pages. Its job stops there, and this version continues the move.
lock table page_moves in access exclusive mode;

alter table page_changes
  add column to_version_id uuid references template_versions (id) on delete cascade, -- set: pages move to it, and not each to the newest
  add column batch_id uuid, -- set: the batch whose pages these are, reverted or moved; it may be deleted since
  add column conflict_count integer not null default 0;
create index page_changes_version_idx on page_changes (to_version_id) where to_version_id is not null;
create index page_changes_batch_idx on page_changes (batch_id) where batch_id is not null;
update page_changes c set batch_id = r.batch_id from reverted_batches r where r.change_id = c.id;

insert into page_changes (id, action, undoes, filter, to_version_id, batch_id, status, total_pages, done_pages, changed_pages,
    conflict_count, notice, created_by, created_at, updated_at, completed_at)
  select id, 'move', undoes,
    case when generation_batch_id is null and page_ids is null then jsonb_build_object('template_id', template_id) end,
    to_version_id, generation_batch_id, case status when 'moving' then 'running' else status end, total_pages, moved_pages,
    moved_pages, conflict_count, notice, created_by, created_at, updated_at, completed_at
  from page_moves;

-- What a move has moved and nothing has moved back since.
insert into page_change_parts (change_id, number, page_ids, first_id, last_id, done_at, changed_ids, before_change)
  select id, number, ids, ids[1], ids[array_length(ids, 1)], updated_at, ids, versions
  from (
    select id, updated_at, number, array_agg(page_id order by page_id) as ids, array_agg(moved_from::text order by page_id) as versions
    from (
      select m.id, m.updated_at, g.id as page_id, g.moved_from,
        (row_number() over (partition by m.id order by g.id) - 1) / 5000 as number
      from page_moves m join generated_landing_pages g on g.moved_by = m.id
      where m.undoes is null
    ) moved group by id, updated_at, number
  ) parts;

-- What a running move has still to do; if it undoes another, that is what the other has left.
insert into page_change_parts (change_id, number, page_ids, first_id, last_id)
  select id, number + (select count(*) from page_change_parts done where done.change_id = parts.id), ids, ids[1],
    ids[array_length(ids, 1)]
  from (
    select id, number, array_agg(page_id order by page_id) as ids
    from (
      select m.id, g.id as page_id, (row_number() over (partition by m.id order by g.id) - 1) / 5000 as number
      from page_moves m join generated_landing_pages g
        on g.template_id = m.template_id and g.template_version_id <> m.to_version_id
          and (m.page_ids is null or g.id = any(m.page_ids))
          and (m.generation_batch_id is null or g.generation_batch_id = m.generation_batch_id or exists (
            select from page_snapshots s where s.generation_batch_id = m.generation_batch_id and s.page_id = g.id))
      where m.status = 'moving' and m.undoes is null
    ) waiting group by id, number
  ) parts;
insert into page_change_parts (change_id, number, page_ids, first_id, last_id)
  select m.id, p.number, p.changed_ids, p.first_id, p.last_id
  from page_moves m join page_change_parts p on p.change_id = m.undoes
  where m.status = 'moving';

update page_changes c
set total_pages = done_pages + (
  select coalesce(sum(cardinality(page_ids)), 0) from page_change_parts p where p.change_id = c.id and p.done_at is null)
where id in (select id from page_moves where status = 'moving');

drop table page_moves;

insert into settings (name, value) values ('oldest-program', '"0120_moves_are_changes"')
  on conflict (name) do update set value = excluded.value, updated_at = now();
