import type { Db } from '../db/database.ts';

interface SitemapRow {
  readonly slug: string;
  readonly updated_at: Date;
}

/** Published addresses after this one, in order; the unique index on the address answers. */
export async function listPublishedAfter(db: Db, after: string, limit: number): Promise<SitemapRow[]> {
  return db
    .selectFrom('generated_landing_pages')
    .select(['slug', 'updated_at'])
    .where('slug', '>', after)
    .where('status', '=', 'published')
    .orderBy('slug')
    .limit(limit)
    .execute();
}

/** The last of the next so many published addresses, and when one of them last changed; null when there are none. */
export async function nextStretch(
  db: Db,
  after: string,
  limit: number,
): Promise<{ readonly last: string; readonly changed: Date } | null> {
  const row = await db
    .selectFrom(
      db
        .selectFrom('generated_landing_pages')
        .select(['slug', 'updated_at'])
        .where('slug', '>', after)
        .where('status', '=', 'published')
        .orderBy('slug')
        .limit(limit)
        .as('stretch'),
    )
    .select(eb => [eb.fn.max('slug').as('last'), eb.fn.max('updated_at').as('changed')])
    .executeTakeFirst();
  return row?.last ? { last: row.last, changed: row.changed } : null;
}
