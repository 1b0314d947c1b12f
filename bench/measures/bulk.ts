import { setTimeout as pause } from 'node:timers/promises';
import { reversal } from '../../src/server/generation/batches/batch-reversal.ts';
import { deleteTemplate } from '../../src/server/generation/template-deletion/delete-template.ts';
import { getChange } from '../../src/server/pages/page-changes/queries.ts';
import { startChange, undoChange } from '../../src/server/pages/page-changes/start-change.ts';
import { generateWorkload } from '../generate-workload.ts';
import { watchMemory } from '../memory.ts';
import { processorMs } from '../processor-time.ts';
import type { Measurement } from '../report.ts';
import { onNewProgram } from '../temporary-program.ts';
import { workload } from '../workload.ts';

/** The most pages of one town in a batch: the nearest are searched among this many. */
const keywordsOfATown = 100;

/** Archiving every page of a batch, redirects included, and taking that back; the same for deleting; then the template. */
export async function measureBulk(pages: number): Promise<Measurement> {
  return onNewProgram(async program => {
    const { database, queue } = program;
    const db = database.kysely;
    const ended = async (id: string) => {
      for (;;) {
        const change = await getChange(db, id);
        if (change.status === 'completed') return change.changed_pages;
        if (change.status === 'cancelled') throw new Error(`the change stopped: ${change.notice}`);
        await pause(50);
      }
    };
    const work = workload(pages, keywordsOfATown);
    const batch = await generateWorkload(program, work);
    await database.pool.query('vacuum analyze generated_landing_pages');
    const memory = watchMemory(program.postmaster);
    const figures: Record<string, number> = {};
    /** Measures the rate of a change, and its processor time, which is the same on a busy machine. */
    const timed = async (what: string, change: () => Promise<void>) => {
      const processor = () => processorMs(process.pid) + processorMs(program.postmaster, true);
      const [started, before] = [performance.now(), processor()];
      await change();
      figures[`${what}, pages_per_second`] = work.pages / ((performance.now() - started) / 1_000);
      figures[`${what}, processor_us a page`] = ((processor() - before) * 1_000) / work.pages;
    };
    for (const action of ['archive', 'delete'] as const) {
      const filter = { generation_batch_id: batch };
      let id = '';
      await timed(action, async () => {
        const started = performance.now();
        id = (await startChange({ database, queue, reversal }, { action, filter }, null)).id;
        figures[`${action}, answered after_ms`] = performance.now() - started;
        const changed = await ended(id);
        if (changed !== work.pages) throw new Error(`${action} changed ${changed} of ${work.pages} pages`);
      });
      await timed(`${action} undone`, async () => {
        await ended((await undoChange({ database, queue, reversal }, id, null)).id);
      });
    }
    const { rows } = await database.pool.query<{ template_id: string }>(
      'select template_id from generation_batches where id = $1',
      [batch],
    );
    await timed('template deleted', async () => {
      const started = performance.now();
      const { change } = await deleteTemplate({ db, queue }, rows[0]?.template_id ?? '', { userId: null });
      figures['template deleted, answered after_ms'] = performance.now() - started;
      const deleted = change ? await ended(change.id) : 0;
      if (change && deleted !== work.pages) throw new Error(`${deleted} of ${work.pages} pages were deleted`);
    });
    const peak = memory.stop();
    return {
      measure: 'bulk',
      size: work.pages,
      figures: { ...figures, node_peak_bytes: peak.node, postgres_peak_bytes: peak.postgres },
    };
  });
}
