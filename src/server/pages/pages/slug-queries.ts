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
