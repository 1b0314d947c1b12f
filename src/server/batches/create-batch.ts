import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Batch, batchInputSchema } from '../../contract/batches.ts';
import { compileSlugPattern, parseKeywords, parseLocations, planOrder } from '../../engine/index.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { freezeVersion } from '../templates/freeze-version.ts';
import { lockTemplate, type TemplateTable } from '../templates/queries.ts';
import { storedSections } from '../templates/template-row.ts';
import { batchName } from './batch-name.ts';
import { presentBatch } from './present-batch.ts';
import { type BatchInputs, getBatch, insertBatch } from './queries.ts';
import { recordBatch } from './record-batch.ts';
import { stateRanges } from './state-ranges.ts';

/** The largest plan whose numbering fits its column with room to spare. */
const mostCombinations = 100_000_000;

/** Checks what was pasted, freezes the template, stores the batch and puts its planning on the queue: all or nothing. */
export async function createBatch(
  db: Db,
  queue: JobQueue,
  input: z.output<typeof batchInputSchema>,
  userId: string | null,
): Promise<Batch> {
  const plan = readPlan(input);
  const id = uuidv7();
  await db.transaction().execute(async trx => {
    const template = await lockTemplate(trx, input.template_id);
    requireSections(template);
    const version = await freezeVersion(trx, template, userId);
    await insertBatch(
      trx,
      {
        id,
        name: input.name || batchNameOf(template, plan, input.update_existing),
        template_id: template.id,
        template_version_id: version.id,
        combinations: plan.locations.length * plan.keywords.length,
        location_count: plan.locations.length,
        keyword_count: plan.keywords.length,
        states: stateRanges(plan.locations, plan.keywords.length),
        url_pattern: input.url_pattern,
        update_existing: input.update_existing,
        high_performance: input.high_performance,
        skip_cleanup: input.skip_cleanup,
        created_by: userId,
      },
      plan,
    );
    await queue.send(trx, 'plan-batch', { batch_id: id });
    await recordBatch(trx, 'created', await getBatch(trx, id));
  });
  return presentBatch(await getBatch(db, id));
}

/** Locations and keywords as the engine understands them, in plan order, or the specification's words for what is missing. */
function readPlan(input: z.output<typeof batchInputSchema>): BatchInputs {
  if (!input.locations.trim()) throw refusal('locations', 'Please enter locations in the locations field');
  if (!input.keywords.trim()) throw refusal('keywords', 'Please enter keywords in the keywords field');
  const { locations, rejected } = parseLocations(input.locations);
  const first = rejected[0];
  if (locations.length === 0) {
    const detail = first ? ` Line ${first.line_number}: ${first.suggestion}` : '';
    throw refusal(
      'locations',
      `No valid locations found. Please check your locations format (City, State)${detail && `.${detail}`}`,
    );
  }
  const { keywords } = parseKeywords(input.keywords);
  if (keywords.length === 0)
    throw refusal('keywords', 'No keywords found. Please enter at least one keyword');
  const total = locations.length * keywords.length;
  if (total > 1 && !variesAddress(input.url_pattern)) {
    throw refusal(
      'url_pattern',
      `Every page would get the same address from "${input.url_pattern.slice(0, 80)}". Add keyword, city or state to the URL pattern.`,
    );
  }
  if (total > mostCombinations) {
    throw refusal(
      'locations',
      `That would be ${total.toLocaleString('en-US')} pages. Plan at most 100 million at once.`,
    );
  }
  return { locations: planOrder(locations), keywords };
}

function variesAddress(pattern: string): boolean {
  return compileSlugPattern(pattern).variables.some(name => ['keyword', 'city', 'state'].includes(name));
}

function refusal(path: string, message: string): AppError {
  return new AppError('invalid', message, { fields: [{ path, message }] });
}

function requireSections(template: TemplateTable): void {
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
