import { setTimeout as pause } from 'node:timers/promises';
import { readLikeness } from '../../src/server/generation/likeness/present-likeness.ts';
import { requestForecast } from '../../src/server/generation/likeness/request-forecast.ts';
import { planWorkload } from '../generate-workload.ts';
import { watchMemory } from '../memory.ts';
import type { Measurement } from '../report.ts';
import { onNewProgram } from '../temporary-program.ts';
import { workload } from '../workload.ts';

/** The similarity forecast of a planned batch, from the request until it is stored. */
export async function measureLikeness(pages: number): Promise<Measurement> {
  return onNewProgram(async program => {
    const db = program.database.kysely;
    const work = workload(pages);
    const id = await planWorkload(program, work);
    const memory = watchMemory(program.postmaster);
    const started = performance.now();
    const processorBefore = process.cpuUsage();
    await requestForecast({ db, queue: program.queue }, id);
    let found = await readLikeness(db, id);
    while (found.state === 'waiting' || found.state === 'computing') {
      await pause(25);
      found = await readLikeness(db, id);
    }
    if (!found.figures) throw new Error(`The forecast stopped: ${found.verdict_text}`);
    const seconds = (performance.now() - started) / 1000;
    const { user, system } = process.cpuUsage(processorBefore);
    const peak = memory.stop();
    return {
      measure: 'likeness',
      size: work.pages,
      figures: {
        seconds,
        pages_per_second: work.pages / seconds,
        node_processor_seconds: (user + system) / 1e6,
        pages_over: found.figures.pages_over,
        node_peak_bytes: peak.node,
        postgres_peak_bytes: peak.postgres,
      },
    };
  });
}
