import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Templates with this name, ignoring case. */
export async function findTemplatesNamed(db: Db, name: string) {
  return db
    .selectFrom('landing_page_templates')
    .select(['id', 'name', 'status', 'created_at'])
    .where(sql<string>`lower(name)`, '=', name.trim().toLowerCase())
    .orderBy('id')
    .execute();
}

export async function listTemplateNames(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('landing_page_templates')
    .select('name')
    .orderBy('name')
    .limit(limit)
    .execute();
  return rows.map(row => row.name);
}
