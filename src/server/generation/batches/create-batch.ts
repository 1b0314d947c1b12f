import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { batchInputSchema } from '../../../contract/generation/batch-input.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { UsedDataSet } from '../../../contract/templates/data-sets.ts';
import {
  type FieldValues,
  hasAddressInSteps,
  type Location,
  pagesPerLocation,
  planSize,
} from '../../../engine/index.ts';
import { recordUsage } from '../../pages/keyword-usage/write-usage.ts';
import { unfilledFields } from '../../pages/pages/require-filled.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { runYielding } from '../../platform/yielding.ts';
import { fillFromDataSets } from '../../templates/data-sets/fill-from-data-sets.ts';
import { recordDataSets } from '../../templates/data-sets/queries.ts';
import { compileVersion } from '../../templates/templates/compile-version.ts';
import { freezeVersion } from '../../templates/templates/freeze-version.ts';
import { lockTemplate, type TemplateTable } from '../../templates/templates/queries.ts';
import { storedSections } from '../../templates/templates/template-row.ts';
import { batchName, defaultBatchName, freeName } from './batch-name.ts';
import { noUrls } from './creation-failure.ts';
import { logBatchActivity } from './log-batch-activity.ts';
import { filled } from './plan-texts.ts';
import { presentBatch } from './present-batch.ts';
import {
  type BatchInputs,
  getBatch,
  insertBatch,
  lockBatchName,
  type NewBatch,
  namesFrom,
} from './queries.ts';
import { readPlan, requirePlanFields } from './read-plan.ts';
import { requirePlanPlaceholders } from './require-batch-placeholders.ts';
import { stateRanges } from './state-ranges.ts';
import { withTimeLimit } from './with-time-limit.ts';

/** Checks the input, freezes the template, stores the batch and enqueues its planning: all or nothing. */
export async function createBatch(
  db: Db,
  queue: JobQueue,
  input: z.output<typeof batchInputSchema>,
  userId: string | null,
  longest?: number,
): Promise<Batch> {
  const { used, ...lists } = await fillFromDataSets(db, listsOf(input), input.data_sets);
  const plan = await readPlan({ ...input, ...lists });
  const field_values = filled(input.field_values);
  await requireAddress({ ...input, ...plan });
  const id = uuidv7();
  const combinations = planSize(plan);
  const time = { combinations, high_performance: input.high_performance, ...(longest && { longest }) };
  await withTimeLimit(db, time, async trx => {
    const template = await lockTemplate(trx, input.template_id);
    requireSections(template);
    requirePlanFields(template.custom_fields, field_values, plan.locations);
    const version = await freezeVersion(trx, template, userId);
    await requirePlanPlaceholders(trx, { ...plan, template, versionId: version.id, field_values });
    await storeBatch(trx, queue, plan, used, {
      id,
      name: input.name || (await nameOf(trx, template, plan, input)),
      template_id: template.id,
      template_version_id: version.id,
      first_combination: 0,
      combinations,
      field_values,
      series_id: null,
      series_name: null,
      url_pattern: input.url_pattern,
      update_existing: input.update_existing,
      high_performance: input.high_performance,
      skip_cleanup: input.skip_cleanup,
      notice: (await noticeOf(trx, plan, field_values, version.id)) || null,
      created_by: userId,
    });
    await logBatchActivity(trx, 'created', await getBatch(trx, id));
  });
  return presentBatch(await getBatch(db, id));
}

/** What a plan is told about its pages: rows without a page, and fields without a value on the first one. */
async function noticeOf(
  trx: Trx,
  { locations, keywords, repeats }: BatchInputs & { readonly repeats: string | null },
  field_values: FieldValues,
  versionId: string,
): Promise<string> {
  const version = await compileVersion(trx, versionId);
  const [place] = locations;
  if (!version || !place) return repeats ?? '';
  const { city, state, field_values: own } = place;
  const values = { ...field_values, ...own, city, state, keyword: keywords[0] ?? '' };
  const names = unfilledFields(version, values, 0).map(name => `[${name}]`);
  const unfilled =
    names.length === 0
      ? ''
      : `Visitors would read ${names.join(', ')}: no value is given. Fill it, or take it out of the text.`;
  return [repeats, unfilled].filter(Boolean).join(' ');
}

/** Stores a batch with its lists, records the use of its keywords, and enqueues its planning. */
export async function storeBatch(
  trx: Trx,
  queue: JobQueue,
  plan: BatchInputs,
  used: readonly UsedDataSet[],
  batch: Omit<NewBatch, 'location_count' | 'keyword_count' | 'states'>,
): Promise<void> {
  const places = townsOf(plan.locations);
  await insertBatch(
    trx,
    {
      ...batch,
      location_count: places.length,
      keyword_count: plan.keywords.length,
      states: stateRanges(plan.locations, pagesPerLocation(plan), {
        first: batch.first_combination,
        combinations: batch.combinations,
      }),
    },
    plan,
  );
  await recordDataSets(trx, batch.id, used);
  await recordUsage(trx, { ...batch, ...plan, locations: places, kind: 'batch' });
  await queue.send(trx, 'plan-batch', { batch_id: batch.id });
}

/** The towns of a plan: several rows of one are consecutive. */
export function townsOf<Place extends Location>(locations: readonly Place[]): readonly Place[] {
  return locations.filter(({ city, state }, index) => {
    const before = locations[index - 1];
    return before?.city !== city || before.state !== state;
  });
}

/** Only the lists of the input. */
export function listsOf({
  locations,
  location_values,
  keywords,
}: Pick<z.output<typeof batchInputSchema>, 'locations' | 'location_values' | 'keywords'>) {
  return { locations, location_values, keywords };
}

export function requireSections(template: TemplateTable): void {
  if (storedSections.parse(template.content_sections).length === 0) {
    throw new AppError('conflict', 'Template has no valid content sections', { reason: 'template-empty' });
  }
}

/** Requires at least one address that is not empty. */
export async function requireAddress(
  plan: BatchInputs & { readonly url_pattern: string; readonly field_values: FieldValues },
): Promise<void> {
  const values = filled(plan.field_values);
  if (await runYielding(hasAddressInSteps({ ...plan, pattern: plan.url_pattern, values }))) return;
  throw new AppError(
    'invalid',
    `${noUrls}. Addresses keep only a–z and 0–9. Write keywords and places with these, or choose another URL pattern.`,
    { reason: 'no-urls' },
  );
}

/** An empty name is an error. Without a name, the batch gets the default name of API batches. */
async function nameOf(
  trx: Trx,
  template: TemplateTable,
  plan: BatchInputs,
  { name, update_existing }: { name?: string | undefined; update_existing: boolean },
): Promise<string> {
  const parts = {
    template: template.name,
    keywords: plan.keywords.length,
    locations: townsOf(plan.locations).length,
    update: update_existing,
    date: new Date(),
    timeZone: (await currentGroup(trx, 'business')).time_zone,
  };
  const wanted = name === undefined ? defaultBatchName(parts) : batchName(parts);
  await lockBatchName(trx, wanted);
  return freeName(wanted, new Set(await namesFrom(trx, wanted)));
}
