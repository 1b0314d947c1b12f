-- Addresses at which a public page stands no more, or stands again, until search engines are to be told of them. Written
-- only while that is switched on, and read and emptied by who tells them: nobody waits for anybody.
create table indexnow_departures (
  path text not null,
  noted_at timestamptz not null default now()
);

-- Pages that were deleted, archived, made drafts or given another address, however it was done.
create function note_departed_pages() returns trigger language plpgsql as $$
begin
  if not exists (select from indexnow where is_on) then return null; end if;
  if tg_op = 'DELETE' then
    insert into indexnow_departures (path)
      select '/' || slug || '/' from old_rows where status = 'published' and not is_noindex;
  else
    insert into indexnow_departures (path)
      select '/' || o.slug || '/' from old_rows o join new_rows n using (id)
      where o.status = 'published' and not o.is_noindex
        and (n.status <> 'published' or n.is_noindex or n.slug <> o.slug)
      union all
      -- Put back as it was by a revert: it says of itself that it changed long ago.
      select '/' || n.slug || '/' from old_rows o join new_rows n using (id)
      where n.status = 'published' and not n.is_noindex and n.updated_at < o.updated_at;
  end if;
  return null;
end $$;

-- The same of pages that were deleted and come back.
create function note_returned_pages() returns trigger language plpgsql as $$
begin
  if not exists (select from indexnow where is_on) then return null; end if;
  insert into indexnow_departures (path)
    select '/' || slug || '/' from new_rows where status = 'published' and not is_noindex and updated_at < now();
  return null;
end $$;

create trigger note_departed after delete on generated_landing_pages
  referencing old table as old_rows for each statement execute function note_departed_pages();
create trigger note_moved_away after update on generated_landing_pages
  referencing old table as old_rows new table as new_rows for each statement execute function note_departed_pages();
create trigger note_returned after insert on generated_landing_pages
  referencing new table as new_rows for each statement execute function note_returned_pages();

-- A renaming may be of the pages of a filter, too, as they were when it was checked.
alter table page_renamings add column filter jsonb;
