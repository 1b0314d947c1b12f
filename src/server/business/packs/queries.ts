import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';

export interface StoredPack {
  readonly name: string;
  readonly documents: unknown;
}

/** An installation has a handful. */
export const maxImported = 50;

export async function listImported(db: Db): Promise<readonly StoredPack[]> {
  return db.selectFrom('packs').select(['name', 'documents']).orderBy('name').limit(maxImported).execute();
}

/** Lets one process at a time change the imported packs. */
export async function lockPacks(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('packs'))`.execute(trx);
}

export async function putPack(
  trx: Trx,
  name: string,
  documents: Readonly<Record<string, string>>,
): Promise<void> {
  const row = { documents: JSON.stringify(documents), imported_at: new Date() };
  await trx
    .insertInto('packs')
    .values({ name, ...row })
    .onConflict(one => one.column('name').doUpdateSet(row))
    .execute();
}

/** The pack with its services, as if it had never been imported. False if there is none of this name. */
export async function deletePack(trx: Trx, name: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('packs').where('name', '=', name).executeTakeFirst();
  await trx.deleteFrom('services').where('content_pack', '=', name).execute();
  await trx.deleteFrom('settings').where('name', '=', `services of ${name}`).execute();
  return numDeletedRows > 0n;
}

/** What uses a pack, as a text; null: unused. */
export async function usedBy(trx: Trx, name: string): Promise<string | null> {
  const { rows } = await sql<{ templates: number; is_enabled: boolean }>`
    select
      (select count(*)::int4 from landing_page_templates where content_pack = ${name}) as templates,
      exists (
        select 1 from settings where name = 'site.packs' and value -> 'value' -> 'enabled' ? ${name}
      ) as is_enabled
  `.execute(trx);
  const { templates = 0, is_enabled = false } = rows[0] ?? {};
  if (templates > 0) return `${templates} template${templates === 1 ? '' : 's'}`;
  return is_enabled ? 'the site: it is enabled in Settings' : null;
}
