import { sql, type Transaction } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/tables.ts';
import { emptySiteMark } from '../../platform/settings/empty-site.ts';
import { keptTables } from './kept-tables.ts';

/** One at a time: of two that set up at once, the second finds the business of the first. */
export async function lockSetup(trx: Transaction<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('setup'))`.execute(trx);
}

export async function listTables(db: Db | Transaction<DB>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Empties every table that is not kept. Fails where a kept table names a row of an emptied one. */
export async function emptyTables(trx: Transaction<DB>): Promise<void> {
  const emptied = (await listTables(trx)).filter(name => !Object.hasOwn(keptTables, name));
  await sql`truncate ${sql.join(emptied.map(name => sql.table(name)))}`.execute(trx);
}

/** Forgets which packs' services and statements were added, so that the next start adds them again, and the business. */
export async function forgetAdded(trx: Transaction<DB>): Promise<void> {
  await trx
    .deleteFrom('settings')
    .where(eb =>
      eb.or([
        eb('name', 'like', 'services of %'),
        eb('name', 'like', 'statements of %'),
        eb('name', '=', emptySiteMark),
      ]),
    )
    .execute();
}

/** What there is of the things that people make, each counted to a hundred thousand at most. */
export async function countReplaced(db: Db): Promise<{ label: string; count: number }[]> {
  const { rows } = await sql<{ one: string; many: string; count: number }>`
    select 'generated page' as one, 'generated pages' as many, count(*) as count
    from (select from generated_landing_pages limit 100000) p
    union all select 'template', 'templates', count(*) from landing_page_templates
    union all select 'post', 'posts', count(*) from posts
    union all select 'request', 'requests', count(*) from (select from leads limit 100000) l
    union all select 'statement', 'statements', count(*) from (select from statements limit 100000) s
    union all select 'photo', 'photos', count(*) from site_photos
    union all select 'finished work', 'finished work', count(*) from cases
    union all select 'review', 'reviews', count(*) from reviews
  `.execute(db);
  return rows.map(({ one, many, count }) => ({ label: count === 1 ? one : many, count }));
}

/** Whether there is a request, a review, and a page that visitors can open. */
export async function findFirsts(
  db: Db,
): Promise<{ readonly request: boolean; readonly review: boolean; readonly page: boolean }> {
  const { rows } = await sql<{ request: boolean; review: boolean; page: boolean }>`
    select exists (select from leads) as request, exists (select from reviews) as review,
      exists (select from generated_landing_pages where status = 'published') as page
  `.execute(db);
  return rows[0] ?? { request: false, review: false, page: false };
}
