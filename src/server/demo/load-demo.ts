import { setTimeout as pause } from 'node:timers/promises';
import { junkRemovalPack } from '../../../content/packs/junk-removal.ts';
import { serviceAreas } from '../../../content/service-areas.ts';
import { services } from '../../../content/services.ts';
import { batchInputSchema } from '../../contract/batches.ts';
import { templateInputSchema } from '../../contract/templates.ts';
import { approveBatch } from '../batches/approve-batch.ts';
import { createBatch } from '../batches/create-batch.ts';
import { getBatch } from '../batches/queries.ts';
import { startGeneration } from '../batches/start-generation.ts';
import type { Program } from '../program.ts';
import { countTemplates } from '../templates/queries.ts';
import { createTemplate } from '../templates/save-template.ts';

/** Template, plan, approval, pages: the demo goes the same way as everybody's work. Only on an empty database. */
export async function loadDemo({ database, queue }: Pick<Program, 'database' | 'queue'>): Promise<void> {
  const db = database.kysely;
  if ((await countTemplates(db)) > 0) return;
  const template = await createTemplate(db, templateInputSchema.parse(junkRemovalPack.templates[0]), null);
  const input = batchInputSchema.parse({
    name: 'Demo - South Florida',
    template_id: template.id,
    locations: serviceAreas.map(area => `${area.city}, ${area.state}`).join('\n'),
    keywords: services.map(service => service.keyword).join('\n'),
    url_pattern: 'keyword-city-state',
  });
  const batch = await createBatch(db, queue, input, null);
  await until(async () => (await getBatch(db, batch.id)).planned_at !== null);
  await approveBatch(db, batch.id);
  await startGeneration(db, queue, batch.id);
  await until(async () => (await getBatch(db, batch.id)).status === 'completed');
}

async function until(done: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await done())) {
    if (Date.now() > deadline) return; // The jobs go on by themselves; starting need not wait for them.
    await pause(50);
  }
}
