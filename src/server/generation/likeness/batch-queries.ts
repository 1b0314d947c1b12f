import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { GenerationBatches } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';

const columns = [
  'id',
  'name',
  'status',
  'template_id',
  'template_version_id',
  'planned_at',
  'total_planned',
  'update_existing',
  'first_combination',
  'combinations',
] as const;

/** What forecasts and checks know of a batch. */
export type CheckedBatch = Pick<Selectable<GenerationBatches>, (typeof columns)[number]>;

const selectBatch = (db: Db, id: string) =>
  db.selectFrom('generation_batches').select(columns).where('id', '=', id);

export async function findCheckedBatch(db: Db, id: string): Promise<CheckedBatch | undefined> {
  return selectBatch(db, id).executeTakeFirst();
}

export async function getCheckedBatch(db: Db, id: string): Promise<CheckedBatch> {
  return selectBatch(db, id).executeTakeFirstOrThrow(batchMissing);
}

/** Locks the batch until the transaction ends. */
export async function lockCheckedBatch(trx: Trx, id: string): Promise<CheckedBatch> {
  return selectBatch(trx, id).forUpdate().executeTakeFirstOrThrow(batchMissing);
}

export function batchMissing(): AppError {
  return new AppError('not-found', 'Batch not found or inaccessible', { reason: 'batch-missing' });
}
