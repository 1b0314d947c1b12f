import { type Selectable, sql } from 'kysely';
import { v4 as uuidv4 } from 'uuid';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { BatchLikeness } from '../../platform/db/tables.ts';
import { dropOutlook } from './outlook-queries.ts';

/** Without the percents: they are a megabyte for a million pages. */
export type LikenessTable = Omit<Selectable<BatchLikeness>, 'percents'>;

const columns = [
  'generation_batch_id',
  'is_outlook',
  'run',
  'template_version_id',
  'state',
  'progress',
  'failure',
  'result',
  'started_at',
  'finished_at',
  'updated_at',
] as const;

/** The forecast of a batch: by its own version, or its outlook by the template's newest. */
export async function findLikeness(
  db: Db,
  batchId: string,
  isOutlook = false,
): Promise<LikenessTable | undefined> {
  return db
    .selectFrom('batch_likeness')
    .select(columns)
    .where('generation_batch_id', '=', batchId)
    .where('is_outlook', '=', isOutlook)
    .executeTakeFirst();
}

/** The forecasts of these batches by their own versions. */
export async function listLikeness(db: Db, batchIds: readonly string[]): Promise<LikenessTable[]> {
  if (batchIds.length === 0) return [];
  return db
    .selectFrom('batch_likeness')
    .select(columns)
    .where('generation_batch_id', 'in', batchIds)
    .where('is_outlook', '=', false)
    .execute();
}

/** Requests a forecast by this version. Abandons a running one: its run has another number. */
export async function requestLikeness(trx: Trx, batchId: string, versionId: string): Promise<void> {
  const fresh = {
    run: uuidv4(),
    template_version_id: versionId,
    state: 'waiting',
    progress: 0,
    failure: null,
    result: null,
    percents: null,
    started_at: null,
    finished_at: null,
  };
  await trx
    .insertInto('batch_likeness')
    .values({ generation_batch_id: batchId, is_outlook: false, ...fresh })
    .onConflict(conflict =>
      conflict
        .columns(['generation_batch_id', 'is_outlook'])
        .doUpdateSet({ ...fresh, updated_at: sql`now()` }),
    )
    .execute();
}

/** Returns false if nothing was being computed. */
export async function stopLikeness(db: Db, batchId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('batch_likeness')
    .set({ state: 'cancelled', finished_at: sql`now()`, updated_at: sql`now()` })
    .where('generation_batch_id', '=', batchId)
    .where('state', 'in', ['waiting', 'computing'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stops a running forecast of the batch and deletes its outlook. */
export async function stopForecasts(trx: Trx, batchId: string): Promise<void> {
  await stopLikeness(trx, batchId);
  await dropOutlook(trx, batchId);
}

/** Batches whose forecast a job should be working on right now. */
export async function listUnfinishedLikeness(db: Db): Promise<{ batch_id: string }[]> {
  return db
    .selectFrom('batch_likeness')
    .select('generation_batch_id as batch_id')
    .where('is_outlook', '=', false)
    .where('state', 'in', ['waiting', 'computing'])
    .execute();
}

/** Marks a forecast as computing; undefined if none is requested. */
export async function beginLikeness(
  db: Db,
  batchId: string,
  isOutlook: boolean,
): Promise<{ run: string; template_version_id: string } | undefined> {
  return db
    .updateTable('batch_likeness')
    .set({ state: 'computing', progress: 0, started_at: sql`now()`, updated_at: sql`now()` })
    .where('generation_batch_id', '=', batchId)
    .where('is_outlook', '=', isOutlook)
    .where('state', 'in', ['waiting', 'computing'])
    .returning(['run', 'template_version_id'])
    .executeTakeFirst();
}

interface LikenessChange {
  readonly state?: 'done' | 'failed';
  readonly progress?: number;
  readonly result?: string;
  readonly percents?: Buffer | null;
  readonly failure?: string;
}

/**
 * Stores a run's progress or result. Returns false if the run was cancelled or requested again, or its batch was
 * deleted.
 */
export async function moveLikeness(
  db: Db,
  batchId: string,
  run: string,
  change: LikenessChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('batch_likeness')
    .set({
      ...change,
      updated_at: sql`now()`,
      ...(change.state ? { finished_at: sql`now()` } : {}),
    })
    .where('generation_batch_id', '=', batchId)
    .where('run', '=', run)
    .where('state', '=', 'computing')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
