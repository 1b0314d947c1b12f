import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import { emptySiteMark, readIsEmpty } from '../../platform/settings/empty-site.ts';
import { tableFacts } from '../tables/table-facts.ts';

const facts = Object.entries(tableFacts);

/** Serializes setups: the second one finds the business of the first. */
export async function lockSetup(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('setup'))`.execute(trx);
}

/** Empties every table that is not kept. Fails if a kept table references a row of an emptied one. */
export async function emptyTables(trx: Trx): Promise<void> {
  const emptied = facts.filter(([, { isKept }]) => !isKept).map(([name]) => sql.table(name));
  await sql`truncate ${sql.join(emptied)}`.execute(trx);
}

/** Deletes the marks of an empty site and of added packs: the next start adds their services and statements again. */
export async function forgetAdded(trx: Trx): Promise<void> {
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

/** The marks of rows that a new, empty site got from the program at its first start. */
const marksOfShipped = new Map([
  ['services', sql`s.name = 'services of ' || r.content_pack`],
  ['statements', sql`s.name like 'statements of %'`],
]);

/** The condition that somebody made or changed a row of an empty site. */
function madeByPeople(table: string) {
  const mark = marksOfShipped.get(table);
  if (!mark) return sql`true`;
  return sql`r.revision > 1 or not exists (select from settings s where ${mark} and s.updated_at >= r.created_at)`;
}

/** Counts the things that people made or sent, each up to a hundred thousand. */
export async function countReplaced(db: Db): Promise<{ label: string; count: number }[]> {
  const named = facts.flatMap(([name, { named: words }]) => (words ? [[name, words] as const] : []));
  const isEmpty = await readIsEmpty(db);
  const counts = named.map(([name]) => {
    const isCounted = isEmpty ? madeByPeople(name) : sql`true`;
    return sql`select ${name}::text as name, count(*)
      from (select from ${sql.table(name)} r where ${isCounted} limit 100000) rows`;
  });
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  );
  const counted = new Map(rows.map(({ name, count }) => [name, count]));
  return named.map(([name, [one, many]]) => {
    const count = counted.get(name) ?? 0;
    return { label: count === 1 ? one : many, count };
  });
}

/** Looks for a request, a review, and a page that visitors can open. */
export async function findFirsts(
  db: Db,
): Promise<{ readonly request: boolean; readonly review: boolean; readonly page: boolean }> {
  const { rows } = await sql<{ request: boolean; review: boolean; page: boolean }>`
    select exists (select from leads) as request, exists (select from reviews) as review,
      exists (select from generated_landing_pages where status = 'published') as page
  `.execute(db);
  return rows[0] ?? { request: false, review: false, page: false };
}
