import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { PageTable } from './page-row.ts';
import { pageColumns } from './queries.ts';

const uniqueViolation = '23505';

/** The page at an address, whatever its status. */
export async function findPageBySlug(db: Db, slug: string): Promise<PageTable | undefined> {
  return db
    .selectFrom('generated_landing_pages as g')
    .select(pageColumns)
    .where('g.slug', '=', slug)
    .executeTakeFirst();
}

/** Addresses of these that a landing page has, whatever its status. */
export async function listPagesAt(db: Db, slugs: readonly string[]): Promise<{ slug: string }[]> {
  return db
    .selectFrom('generated_landing_pages')
    .select('slug')
    .where('slug', '=', sql<string>`any(${slugs as string[]}::text[])`)
    .execute();
}

/** Paths of site pages, shown or not: no landing page may take them. A service without a page of its own has none. */
export async function listSitePaths(db: Db, slugs?: readonly string[]): Promise<string[]> {
  let query = db
    .selectFrom('site_addresses')
    .select('path')
    .where(eb => eb.or([eb('is_live', '=', true), eb('fallback', 'is', null)]));
  if (slugs) query = query.where('path', '=', sql<string>`any(${slugs.map(slug => `/${slug}`)}::text[])`);
  return (await query.execute()).map(row => row.path);
}

/** False when another page has the address. */
export async function setPageSlug(trx: Trx, id: string, slug: string): Promise<boolean> {
  try {
    await trx
      .updateTable('generated_landing_pages')
      .set({ slug, updated_at: sql`now()`, public_since: sql`now()` })
      .where('id', '=', id)
      .execute();
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === uniqueViolation) return false;
    throw error;
  }
}
