-- contract: triggers are only ways. The version before reads the same columns, so 'oldest-program' is not changed.

-- Only batches count for the figures of all batches; single pages did too.

-- Nobody writes data sets between the correction and the new functions.
lock table datasets in share row exclusive mode;

insert into place_uses as p (state, city, uses)
  select l ->> 1, l ->> 0, -count(*) from datasets, jsonb_array_elements(locations) l where kind = 'page'
  group by 1, 2 order by 1, 2
  on conflict (state, city) do update set uses = p.uses + excluded.uses;

create or replace function count_place_uses_inserted() returns trigger language plpgsql as $$
begin
  insert into place_uses as p (state, city, uses)
    select l ->> 1, l ->> 0, count(*) from new_rows, jsonb_array_elements(locations) l where kind = 'batch'
    group by 1, 2 order by 1, 2
    on conflict (state, city) do update set uses = p.uses + excluded.uses;
  return null;
end $$;

create or replace function count_place_uses_deleted() returns trigger language plpgsql as $$
begin
  insert into place_uses as p (state, city, uses)
    select l ->> 1, l ->> 0, -count(*) from old_rows, jsonb_array_elements(locations) l where kind = 'batch'
    group by 1, 2 order by 1, 2
    on conflict (state, city) do update set uses = p.uses + excluded.uses;
  return null;
end $$;
