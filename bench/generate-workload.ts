import { batchInputSchema } from '../src/contract/generation/batch-input.ts';
import { templateInputSchema } from '../src/contract/templates/templates.ts';
import { packStore } from '../src/server/business/packs/pack-store.ts';
import { approveBatch } from '../src/server/generation/batches/approve-batch.ts';
import { createBatch } from '../src/server/generation/batches/create-batch.ts';
import { startGeneration } from '../src/server/generation/batches/start-generation.ts';
import type { Program } from '../src/server/start/program.ts';
import { createTemplate } from '../src/server/templates/templates/save-template.ts';
import { followBatch, type Sighting } from './follow-batch.ts';
import type { Workload } from './workload.ts';

/** Makes the pages of a workload; returns the id of its batch. */
export async function generateWorkload(program: Program, work: Workload): Promise<string> {
  const id = await planWorkload(program, work);
  await approvePlanned(program, id);
  await generateApproved(program, id);
  return id;
}

/** Stores the demo's template and a batch of this size, which is planned then; returns its id. */
export async function planWorkload(program: Program, { locations, keywords }: Workload): Promise<string> {
  const db = program.database.kysely;
  const template = await createTemplate(db, templateInputSchema.parse(packStore.own().templates[0]), null);
  const input = batchInputSchema.parse({
    name: 'Bench',
    template_id: template.id,
    locations,
    keywords,
    url_pattern: 'keyword-in-city-state',
  });
  const { id } = await createBatch(db, program.queue, input, null);
  await followBatch(program, id, 'planning');
  return id;
}

export async function approvePlanned({ database, queue }: Program, id: string): Promise<void> {
  const overrule = { reason: 'Similarity is measured alone.' };
  await approveBatch({ db: database.kysely, queue }, id, { userId: null, overrule });
}

export async function generateApproved(program: Program, id: string): Promise<readonly Sighting[]> {
  await startGeneration(program.database.kysely, program.queue, id);
  return followBatch(program, id, 'generating');
}
