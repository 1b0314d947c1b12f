import { countRows } from '../../platform/count-queries.ts';
import type { Db } from '../../platform/db/database.ts';

/** Why staff set a request aside themselves. */
export const markedByStaff = 'Marked by staff.';

/** The newest request that is set aside; null if there is none. Ids ascend with time. */
export async function findNewestSpam(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('leads')
    .select('id')
    .where('suspected_spam', '=', true)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The number of requests that were set aside after this one and up to that one, counted up to `most`. */
export async function countNewSpam(
  db: Db,
  { after, until }: { readonly after: string; readonly until: string },
  max: number,
): Promise<number> {
  const query = db
    .selectFrom('leads')
    .select('id')
    .where('suspected_spam', '=', true)
    .where('spam_reason', '!=', markedByStaff)
    .where('id', '>', after)
    .where('id', '<=', until)
    .limit(max);
  return countRows(db, query);
}
