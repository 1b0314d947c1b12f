import type { Batch } from '../../../contract/generation/batches.ts';
import { type PlanLocation, pagesPerLocation, planOrderInSteps, planSize } from '../../../engine/index.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { runYielding } from '../../platform/yielding.ts';
import { townsOf } from '../batches/create-batch.ts';
import { type ListedPlace, listedPlacesSchema, placeOf, rowOf } from '../batches/listed-place.ts';
import { logBatchActivity } from '../batches/log-batch-activity.ts';
import { presentBatch } from '../batches/present-batch.ts';
import { type BatchTable, getBatch, lockBatch } from '../batches/queries.ts';
import { stateRanges } from '../batches/state-ranges.ts';
import { countHeld } from '../checks/count-held.ts';
import { eachKeywords } from '../checks/queries.ts';
import { readThinRule } from '../checks/thin.ts';
import { getCheckedBatch } from '../likeness/batch-queries.ts';
import { stopForecasts } from '../likeness/queries.ts';
import { proposeCountyPages } from './propose-county-pages.ts';
import { findLocationsBefore, type NewLists, replaceLists } from './queries.ts';

interface Parts {
  readonly db: Db;
  readonly queue: JobQueue;
}

/** Takes thin pages out of a planned batch, puts pages of their counties in, and plans it again. */
export async function addCountyPages({ db, queue }: Parts, id: string): Promise<Batch> {
  return db.transaction().execute(async trx => {
    const batch = await lockPlanned(trx, id);
    const checked = await getCheckedBatch(trx, id);
    const rule = await readThinRule(trx, checked);
    const held = rule?.isAsked ? await countHeld(trx, checked, rule) : null;
    const proposal = rule && held && (await proposeCountyPages(trx, checked, rule, held));
    if (!proposal) {
      throw new AppError(
        'conflict',
        'No page of a county can tell these pages. A county has to be served as a whole, and its page has to pass itself.',
        { reason: 'no-county-pages' },
      );
    }
    const places = proposal.pages.map(({ city, state, keyword }): PlanLocation => ({ city, state, keyword }));
    await planAgain(trx, queue, batch, { places, county_pages: proposal.summary });
    return presentBatch(await getBatch(trx, id));
  });
}

/** Puts the pages of towns back in, without those of counties, and plans the batch again. */
export async function removeCountyPages({ db, queue }: Parts, id: string): Promise<Batch> {
  return db.transaction().execute(async trx => {
    const batch = await lockPlanned(trx, id);
    const before = await findLocationsBefore(trx, id);
    if (before === null)
      throw new AppError('conflict', 'This batch has no pages of counties.', { reason: 'no-county-pages' });
    const places = listedPlacesSchema.parse(before).map(placeOf);
    await planAgain(trx, queue, batch, { places, county_pages: null });
    return presentBatch(await getBatch(trx, id));
  });
}

async function lockPlanned(trx: Trx, id: string): Promise<BatchTable> {
  const batch = await lockBatch(trx, id);
  if (batch.status !== 'planning')
    throw new AppError('conflict', `Batch is in ${batch.status} status, its plan stays`, {
      reason: 'batch-status',
    });
  if (!batch.planned_at)
    throw new AppError('conflict', 'Batch is still being planned. Try again when planning is done.', {
      reason: 'still-planning',
    });
  return batch;
}

async function planAgain(
  trx: Trx,
  queue: JobQueue,
  batch: BatchTable,
  { places, county_pages }: { places: readonly PlanLocation[]; county_pages: NewLists['county_pages'] },
): Promise<void> {
  const keywords: string[] = [];
  for await (const some of eachKeywords(trx, batch.id)) keywords.push(...some);
  const locations = await runYielding(planOrderInSteps(places));
  const plan = { locations, keywords };
  const combinations = planSize(plan);
  await stopForecasts(trx, batch.id);
  await replaceLists(trx, batch.id, {
    locations: JSON.stringify(locations.map((place): ListedPlace => rowOf(place))),
    combinations,
    location_count: townsOf(locations).length,
    states: stateRanges(locations, pagesPerLocation(plan), { first: 0, combinations }),
    county_pages,
  });
  await queue.send(trx, 'plan-batch', { batch_id: batch.id });
  await logBatchActivity(trx, 'updated', batch);
  await announce(trx, { kind: 'batch', id: batch.id });
}
