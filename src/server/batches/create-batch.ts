import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { batchInputSchema } from '../../contract/batch-input.ts';
import type { Batch } from '../../contract/batches.ts';
import type { UsedDataSet } from '../../contract/data-sets.ts';
import { fillFromDataSets } from '../data-sets/fill-from-data-sets.ts';
import { recordDataSets } from '../data-sets/queries.ts';
import type { Db } from '../db/database.ts';
import type { DB } from '../db/tables.ts';
import { AppError } from '../errors.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { recordUsage } from '../keyword-usage/write-usage.ts';
import { freezeVersion } from '../templates/freeze-version.ts';
import { lockTemplate, type TemplateTable } from '../templates/queries.ts';
import { storedSections } from '../templates/template-row.ts';
import { batchName } from './batch-name.ts';
import { presentBatch } from './present-batch.ts';
import { type BatchInputs, getBatch, insertBatch, type NewBatch } from './queries.ts';
import { filled, readPlan, requirePlanFields } from './read-plan.ts';
import { recordBatch } from './record-batch.ts';
import { stateRanges } from './state-ranges.ts';

/** Checks what was pasted, freezes the template, stores the batch and puts its planning on the queue: all or nothing. */
export async function createBatch(
  db: Db,
  queue: JobQueue,
  input: z.output<typeof batchInputSchema>,
  userId: string | null,
): Promise<Batch> {
  const { used, ...lists } = await fillFromDataSets(db, listsOf(input), input.data_sets);
  const plan = readPlan({ ...input, ...lists });
  const field_values = filled(input.field_values);
  const id = uuidv7();
  await db.transaction().execute(async trx => {
    const template = await lockTemplate(trx, input.template_id);
    requireSections(template);
    requirePlanFields(template.custom_fields, field_values, plan.locations);
    const version = await freezeVersion(trx, template, userId);
    await storeBatch(trx, queue, plan, used, {
      id,
      name: input.name || batchNameOf(template, plan, input.update_existing),
      template_id: template.id,
      template_version_id: version.id,
      first_combination: 0,
      combinations: plan.locations.length * plan.keywords.length,
      field_values,
      series_id: null,
      series_name: null,
      url_pattern: input.url_pattern,
      update_existing: input.update_existing,
      high_performance: input.high_performance,
      skip_cleanup: input.skip_cleanup,
      created_by: userId,
    });
    await recordBatch(trx, 'created', await getBatch(trx, id));
  });
  return presentBatch(await getBatch(db, id));
}

/** Stores a batch with its lists, remembers what its keywords are used for, and puts its planning on the queue. */
export async function storeBatch(
  trx: Transaction<DB>,
  queue: JobQueue,
  plan: BatchInputs,
  used: readonly UsedDataSet[],
  batch: Omit<NewBatch, 'location_count' | 'keyword_count' | 'states'>,
): Promise<void> {
  await insertBatch(
    trx,
    {
      ...batch,
      location_count: plan.locations.length,
      keyword_count: plan.keywords.length,
      states: stateRanges(plan.locations, plan.keywords.length, {
        first: batch.first_combination,
        combinations: batch.combinations,
      }),
    },
    plan,
  );
  await recordDataSets(trx, batch.id, used);
  await recordUsage(trx, { ...batch, ...plan, kind: 'batch' });
  await queue.send(trx, 'plan-batch', { batch_id: batch.id });
}

/** The lists alone, of everything that was sent. */
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

function batchNameOf(template: TemplateTable, plan: BatchInputs, update: boolean): string {
  return batchName({
    template: template.name,
    keywords: plan.keywords.length,
    locations: plan.locations.length,
    update,
    date: new Date(),
  });
}
