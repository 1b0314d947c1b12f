import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { ReviewSyncs } from '../../platform/db/tables.ts';

export type SyncTable = Omit<Selectable<ReviewSyncs>, 'id'>;

export async function findSync(db: Db): Promise<SyncTable | undefined> {
  return db.selectFrom('review_syncs').selectAll().executeTakeFirst();
}

/** Stores the progress of a sync. */
export async function noteSync(db: Db, change: Partial<SyncTable>): Promise<void> {
  await db
    .insertInto('review_syncs')
    .values(change)
    .onConflict(conflict => conflict.column('id').doUpdateSet(change))
    .execute();
}
