-- A template with very many pages goes with them by a bulk change: its row is deleted in the change's last transaction.
alter table page_changes
  add column template_id uuid, -- set: the template that goes with these pages, which are all it has
  add column template_name text;
create index page_changes_template_idx on page_changes (template_id)
  where template_id is not null and status = 'running'; -- one at most: who begins one has the template locked

-- A renaming may be of pages picked one by one, and of a filter without some.
alter table page_renamings
  add column page_ids uuid[],
  add column except_ids uuid[];

-- Posts that were deleted, made drafts or given another address, for those who are told by IndexNow.
create function note_departed_posts() returns trigger language plpgsql as $$
begin
  if old.status <> 'published' then return null; end if;
  if tg_op = 'UPDATE' then
    if new.status = 'published' and new.slug = old.slug then return null; end if;
  end if;
  insert into indexnow_departures (path) select '/blog/' || old.slug from indexnow where is_on;
  return null;
end $$;

create trigger note_departed after delete or update of status, slug on posts
  for each row execute function note_departed_posts();
