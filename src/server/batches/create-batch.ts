import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Batch, batchInputSchema } from '../../contract/batches.ts';
import { checkPlan, type PlanInput, parseKeywords, parseLocations } from '../../engine/index.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { freezeVersion } from '../templates/freeze-version.ts';
import { lockTemplate, type TemplateTable } from '../templates/queries.ts';
import { storedSections } from '../templates/template-row.ts';
import { batchName } from './batch-name.ts';
import { presentBatch } from './present-batch.ts';
import { getBatch, insertBatch } from './queries.ts';
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
  });
  return presentBatch(await getBatch(db, id));
}

/** Locations and keywords as the engine understands them, in plan order, or the specification's words for what is missing. */
function readPlan(input: z.output<typeof batchInputSchema>): PlanInput {
  if (!input.locations.trim()) throw refusal('locations', 'Please enter locations in the locations field');
  if (!input.keywords.trim()) throw refusal('keywords', 'Please enter keywords in the keywords field');
  const { locations, rejected } = parseLocations(input.locations);
  const first = rejected[0];
  if (locations.length === 0) {
    const detail = first ? ` Line ${first.line_number}: ${first.suggestion}` : '';
    throw refusal('locations', `No valid locations found. Please check your locations format (City, State)${detail && `.${detail}`}`);
  }
  const { keywords } = parseKeywords(input.keywords);
  if (keywords.length === 0) throw refusal('keywords', 'No keywords found. Please enter at least one keyword');
  const plan = { locations, keywords, pattern: input.url_pattern };
  const check = checkPlan(plan);
  const blocking = check.issues.find(issue => issue.blocks);
  if (blocking) throw refusal('url_pattern', blocking.message);
  if (check.total > mostCombinations) {
    throw refusal('locations', `That would be ${check.total.toLocaleString('en-US')} pages. Plan at most 100 million at once.`);
  }
  return { ...plan, locations: check.locations };
}

function refusal(path: string, message: string): AppError {
  return new AppError('invalid', message, { fields: [{ path, message }] });
}

function requireSections(template: TemplateTable): void {
  if (storedSections.parse(template.content_sections).length === 0) {
    throw new AppError('conflict', 'Template has no valid content sections', { reason: 'template-empty' });
  }
}

function batchNameOf(template: TemplateTable, plan: PlanInput, update: boolean): string {
  return batchName({
    template: template.name,
    keywords: plan.keywords.length,
    locations: plan.locations.length,
    update,
    date: new Date(),
  });
}
