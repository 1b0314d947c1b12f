import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Counted } from './view-counter.ts';

/**
 * Adds to today's counts, all in one statement. Paths are sorted, so that two processes don't deadlock. A call counts
 * only for an existing page, because anyone can post a path.
 */
export async function writeViews(db: Db, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return;
  const list = <Key extends keyof Counted>(key: Key) => counted.map(one => one[key]);
  await sql`
    with counted as (
      select * from unnest(${list('path')}::text[], ${list('views')}::bigint[], ${list('calls')}::bigint[]) as c (path, views, calls)
      where c.views > 0
        or exists (select from page_views v where v.path = c.path)
        or exists (select from generated_landing_pages g where g.slug = trim(both '/' from c.path))
      order by path
    ),
    pages as (
      insert into page_views as v (path, day, views, calls)
        select path, (now() at time zone 'utc')::date, views, calls from counted
      on conflict (path, day) do update set views = v.views + excluded.views, calls = v.calls + excluded.calls
    )
    insert into day_views as v (day, views, calls)
      select (now() at time zone 'utc')::date, sum(views), sum(calls) from counted having count(*) > 0
    on conflict (day) do update set views = v.views + excluded.views, calls = v.calls + excluded.calls`.execute(
    db,
  );
}
