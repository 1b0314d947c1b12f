import { sql } from 'kysely';
import { z } from 'zod';
import type { SettingGroup } from '../../../contract/platform/settings.ts';
import type { Db, Trx } from '../db/database.ts';

/** A stored group, possibly written by an older version. */
const storedSchema = z.object({ revision: z.number().int(), value: z.unknown() });
export type StoredGroup = z.infer<typeof storedSchema>;

const rowName = (group: SettingGroup) => `site.${group}`;

export async function listGroups(
  db: Db,
  groups: readonly SettingGroup[],
): Promise<ReadonlyMap<SettingGroup, StoredGroup>> {
  const rows = await db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', 'in', groups.map(rowName))
    .execute();
  const found = new Map<SettingGroup, StoredGroup>();
  for (const group of groups) {
    const row = rows.find(one => one.name === rowName(group));
    const stored = storedSchema.safeParse(row?.value);
    if (stored.success) found.set(group, stored.data);
  }
  return found;
}

/** Replaces a group if its revision is unchanged; returns false otherwise. */
export async function replaceGroup(
  db: Trx,
  group: SettingGroup,
  { revision, value }: StoredGroup,
): Promise<boolean> {
  const stored = JSON.stringify({ revision: revision + 1, value });
  const row = await db
    .insertInto('settings')
    .values({ name: rowName(group), value: stored })
    .onConflict(conflict =>
      conflict
        .column('name')
        .doUpdateSet({ value: stored, updated_at: sql`now()` })
        .where(sql<boolean>`(settings.value->>'revision')::int = ${revision}`),
    )
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}
