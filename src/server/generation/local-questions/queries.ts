import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';

/** Which questions of these places were skipped, as subject key and predicate. */
export async function listSkipped(
  db: Db,
  subjectKeys: readonly string[],
): Promise<readonly { readonly subject_key: string; readonly predicate: string }[]> {
  return db
    .selectFrom('skipped_questions')
    .select(['subject_key', 'predicate'])
    .where('subject_key', '=', sql<string>`any(${subjectKeys}::text[])`)
    .execute();
}

export async function insertSkipped(
  trx: Trx,
  subjectKeys: readonly string[],
  predicate: string,
): Promise<void> {
  await sql`
    insert into skipped_questions (subject_key, predicate)
    select key, ${predicate} from unnest(${subjectKeys}::text[]) as key
    on conflict (subject_key, predicate) do update set skipped_at = now()`.execute(trx);
}

export async function deleteSkipped(
  trx: Trx,
  subjectKeys: readonly string[],
  predicate: string,
): Promise<void> {
  await trx
    .deleteFrom('skipped_questions')
    .where('predicate', '=', predicate)
    .where('subject_key', '=', sql<string>`any(${subjectKeys}::text[])`)
    .execute();
}

/** The towns with the most published pages of the business’s own trades. */
export async function listTownsWithPages(
  db: Db,
  foreign: readonly string[],
  limit: number,
): Promise<readonly { readonly city: string; readonly state: string; readonly pages: number }[]> {
  const { rows } = await sql<{ city: string; state: string; pages: number }>`
    select min(city) as city, min(state) as state, sum(count)::float8 as pages
    from town_counts
    where count > 0 and city <> '' and content_pack <> all(${foreign}::text[])
    group by state_path, city_path
    order by pages desc, state_path, city_path
    limit ${limit}`.execute(db);
  return rows;
}
