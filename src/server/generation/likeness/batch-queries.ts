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

export async function findCheckedBatch(db: Db, id: string): Promise<CheckedBatch | undefined> {
  return db.selectFrom('generation_batches').select(columns).where('id', '=', id).executeTakeFirst();
}

export async function getCheckedBatch(db: Db, id: string): Promise<CheckedBatch> {
  const batch = await findCheckedBatch(db, id);
  if (!batch) throw batchMissing();
  return batch;
}

/** Locks the batch until the transaction ends. */
export async function lockCheckedBatch(trx: Trx, id: string): Promise<CheckedBatch> {
  await trx.selectFrom('generation_batches').select('id').where('id', '=', id).forUpdate().execute();
  return getCheckedBatch(trx, id);
}

export function batchMissing(): AppError {
  return new AppError('not-found', 'Batch not found or inaccessible', { reason: 'batch-missing' });
}
