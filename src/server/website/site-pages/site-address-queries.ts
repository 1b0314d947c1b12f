import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Where a site page is, and whether visitors can open it. */
export interface SiteAddress {
  readonly id: string;
  readonly path: string;
  readonly is_live: boolean;
  /** Where visitors go while the page is not there; null: nowhere. */
  readonly fallback: string | null;
}

/** A site has some hundred pages, and no more than its trades, its services and its owner can add. */
const maxAddresses = 5_000;

export async function listSiteAddresses(db: Db): Promise<SiteAddress[]> {
  return db
    .selectFrom('site_addresses')
    .select(['id', 'path', 'is_live', 'fallback'])
    .limit(maxAddresses)
    .execute();
}

/** Changes of addresses wait for each other. */
export async function lockSiteAddresses(trx: Db): Promise<void> {
  await sql`lock table site_addresses in share row exclusive mode`.execute(trx);
}

/** Replaces the rows of these ids: two pages may swap their addresses. */
export async function replaceSiteAddresses(
  trx: Db,
  { gone, changed }: { readonly gone: readonly string[]; readonly changed: readonly SiteAddress[] },
): Promise<void> {
  const ids = [...gone, ...changed.map(({ id }) => id)];
  await trx.deleteFrom('site_addresses').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();
  if (changed.length > 0)
    await trx
      .insertInto('site_addresses')
      .values([...changed])
      .execute();
}
