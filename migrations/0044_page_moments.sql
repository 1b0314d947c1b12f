-- How many pages of a template were made in each quarter of a second, by the first five bytes of their ids. A page number in
-- the middle of a long list is found by skipping these, not half a million pages one by one.
create table page_moment_counts (
  template_id uuid,
  moment bytea not null,
  count bigint not null,
  unique nulls not distinct (template_id, moment)
);

-- Nobody writes pages between the count and the triggers.
lock table generated_landing_pages in share row exclusive mode;

insert into page_moment_counts (template_id, moment, count)
  select template_id, substring(uuid_send(id) from 1 for 5), count(*) from generated_landing_pages group by 1, 2;

create function count_page_moments_inserted() returns trigger language plpgsql as $$
begin
  insert into page_moment_counts as c (template_id, moment, count)
    select template_id, substring(uuid_send(id) from 1 for 5), count(*) from new_rows group by 1, 2 order by 1, 2
    on conflict (template_id, moment) do update set count = c.count + excluded.count;
  return null;
end $$;

create function count_page_moments_deleted() returns trigger language plpgsql as $$
begin
  insert into page_moment_counts as c (template_id, moment, count)
    select template_id, substring(uuid_send(id) from 1 for 5), -count(*) from old_rows group by 1, 2 order by 1, 2
    on conflict (template_id, moment) do update set count = c.count + excluded.count;
  return null;
end $$;

-- An id never changes; its template may.
create function count_page_moments_updated() returns trigger language plpgsql as $$
begin
  insert into page_moment_counts as c (template_id, moment, count)
    select template_id, moment, sum(n) from (
      select template_id, substring(uuid_send(id) from 1 for 5) as moment, 1 as n from new_rows
      union all
      select template_id, substring(uuid_send(id) from 1 for 5), -1 from old_rows
    ) changes
    group by 1, 2 having sum(n) <> 0 order by 1, 2
    on conflict (template_id, moment) do update set count = c.count + excluded.count;
  return null;
end $$;

-- By their names they come after those of page_counts: who writes pages of a template waits there, and never in a circle.
create trigger moments_counted_inserted after insert on generated_landing_pages
  referencing new table as new_rows for each statement execute function count_page_moments_inserted();
create trigger moments_counted_deleted after delete on generated_landing_pages
  referencing old table as old_rows for each statement execute function count_page_moments_deleted();
create trigger moments_counted_updated after update on generated_landing_pages
  referencing old table as old_rows new table as new_rows for each statement execute function count_page_moments_updated();
