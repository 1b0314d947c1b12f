import { setTimeout as pause } from 'node:timers/promises';
import { reversal } from '../../src/server/generation/batches/batch-reversal.ts';
import { getChange } from '../../src/server/pages/page-changes/queries.ts';
import { startMove } from '../../src/server/pages/page-moves/start-move.ts';
import type { Program } from '../../src/server/start/program.ts';
import { getTemplate } from '../../src/server/templates/templates/queries.ts';
import { updateTemplate } from '../../src/server/templates/templates/save-template.ts';
import { presentTemplate } from '../../src/server/templates/templates/template-row.ts';
import { generateWorkload } from '../generate-workload.ts';
import { watchMemory } from '../memory.ts';
import type { Measurement } from '../report.ts';
import { onNewProgram } from '../temporary-program.ts';
import { workload } from '../workload.ts';

/** Moving every page of a template to a version whose titles all differ: the worst case for the search index. */
export async function measureMove(pages: number): Promise<Measurement> {
  return onNewProgram(async program => {
    const db = program.database.kysely;
    const work = workload(pages);
    const batch = await generateWorkload(program, work);
    const template_id = await templateOf(program, batch);
    const template = presentTemplate(await getTemplate(db, template_id));
    await updateTemplate(
      db,
      template_id,
      { ...template, title_template: `New: ${template.title_template}` },
      null,
    );
    const memory = watchMemory(program.postmaster);
    const started = performance.now();
    const { id } = await startMove(
      { database: program.database, queue: program.queue, reversal },
      template_id,
      null,
    );
    while ((await getChange(db, id)).status === 'running') await pause(100);
    const seconds = (performance.now() - started) / 1000;
    const peak = memory.stop();
    const { changed_pages, notice } = await getChange(db, id);
    if (changed_pages !== work.pages) throw new Error(`moved ${changed_pages} of ${work.pages}: ${notice}`);
    return {
      measure: 'move',
      size: work.pages,
      figures: {
        seconds,
        pages_per_second: work.pages / seconds,
        node_peak_bytes: peak.node,
        postgres_peak_bytes: peak.postgres,
      },
    };
  });
}

async function templateOf(program: Program, batch: string): Promise<string> {
  const { template_id } = await program.database.kysely
    .selectFrom('generation_batches')
    .select('template_id')
    .where('id', '=', batch)
    .executeTakeFirstOrThrow();
  if (!template_id) throw new Error('the batch has no template');
  return template_id;
}
