import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { batchSeriesInputSchema } from '../../../contract/generation/batch-series.ts';
import { planPages, planSize } from '../../../engine/index.ts';
import { listTaken } from '../../pages/pages/queries.ts';
import { readReservedSlugs } from '../../pages/pages/reserved-slugs.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { fillFromDataSets } from '../../templates/data-sets/fill-from-data-sets.ts';
import { freezeVersion } from '../../templates/templates/freeze-version.ts';
import { lockTemplate } from '../../templates/templates/queries.ts';
import { listsOf, requireAddress, requireSections, storeBatch } from '../batches/create-batch.ts';
import { filled } from '../batches/plan-texts.ts';
import type { BatchInputs } from '../batches/queries.ts';
import { type PlanLabels, readPlan, requirePlanFields } from '../batches/read-plan.ts';
import { requirePlanPlaceholders } from '../batches/require-batch-placeholders.ts';
import { withTimeLimit } from '../batches/with-time-limit.ts';
import { splitPlan } from './split-plan.ts';

type SeriesInput = z.output<typeof batchSeriesInputSchema>;

/** Pages of one batch of a series. */
export const pagesPerBatch = 1_000;
export const maxBatches = 1_000;
/** Addresses checked per query while searching for a free one. */
const lookUp = 2_000;

const missing = 'Please fill in all fields: Series Name, Locations, and Keywords';
const words: PlanLabels = {
  noLocationText: missing,
  noKeywordText: missing,
  noLocation: 'No valid locations found. Please check your location format (e.g., "New York, NY")',
  noKeyword: 'No valid keywords found. Please add at least one keyword.',
};

/** Stores all batches of a series and enqueues their planning: all or nothing. Returns the series' id. */
export async function createSeries(
  db: Db,
  queue: JobQueue,
  input: SeriesInput,
  userId: string | null,
): Promise<string> {
  if (!input.series_name) throw new AppError('invalid', missing, { reason: 'fields-missing' });
  const { used, ...lists } = await fillFromDataSets(db, listsOf(input), input.data_sets);
  const plan = await readPlan({ ...input, ...lists }, words);
  const parts = splitPlan(plan, pagesPerBatch);
  if (parts.length > maxBatches) {
    throw new AppError(
      'invalid',
      `That would be ${parts.length.toLocaleString('en-US')} batches. A series has at most ${maxBatches.toLocaleString('en-US')}; one batch of the bulk form holds any number of pages.`,
    );
  }
  const field_values = filled(input.field_values);
  await requireAddress({ ...input, ...plan });
  if (!(await findsFreeAddress(db, input, plan))) {
    throw new AppError('conflict', 'All combinations already exist. No new pages to create.', {
      reason: 'nothing-new',
    });
  }
  const series = uuidv7();
  const combinations = planSize(plan);
  await withTimeLimit(db, { combinations, high_performance: true }, async (trx, limit) => {
    const template = await lockTemplate(trx, input.template_id);
    requireSections(template);
    requirePlanFields(template.custom_fields, field_values, plan.locations);
    const version = await freezeVersion(trx, template, userId);
    await requirePlanPlaceholders(trx, { ...plan, template, versionId: version.id, field_values });
    for (const [index, part] of parts.entries()) {
      await limit();
      await storeBatch(trx, queue, part, used, {
        id: uuidv7(),
        name: `${input.series_name} - Batch ${index + 1} of ${parts.length}`,
        template_id: template.id,
        template_version_id: version.id,
        first_combination: part.first,
        combinations: part.combinations,
        field_values,
        series_id: series,
        series_name: input.series_name,
        url_pattern: input.url_pattern,
        update_existing: false,
        high_performance: true,
        skip_cleanup: true, // Not worth its time for each of a hundred small batches.
        created_by: userId,
      });
    }
  });
  return series;
}

/** Checks addresses until one is free; usually the first is. */
async function findsFreeAddress(db: Db, input: SeriesInput, plan: BatchInputs): Promise<boolean> {
  let slugs: string[] = [];
  const isOneFree = async () => slugs.length > (await listTaken(db, slugs)).length;
  const pages = planPages({
    ...plan,
    values: filled(input.field_values),
    pattern: input.url_pattern,
    isReserved: await readReservedSlugs(db),
  });
  for (const page of pages) {
    if (page.clash) continue;
    slugs.push(page.slug);
    if (slugs.length < lookUp) continue;
    if (await isOneFree()) return true;
    slugs = [];
  }
  return slugs.length > 0 && isOneFree();
}
