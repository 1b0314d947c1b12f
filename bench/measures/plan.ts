import { planWorkload } from '../generate-workload.ts';
import { watchMemory } from '../memory.ts';
import type { Measurement } from '../report.ts';
import { onNewProgram } from '../temporary-program.ts';
import { workload } from '../workload.ts';

/** Planning, from the call that stores the batch until it can be approved, on a fresh database. */
export async function measurePlan(pages: number): Promise<Measurement> {
  return onNewProgram(async program => {
    const work = workload(pages);
    const memory = watchMemory(program.postmaster);
    const started = performance.now();
    await planWorkload(program, work);
    const seconds = (performance.now() - started) / 1000;
    const peak = memory.stop();
    return {
      measure: 'plan',
      size: work.pages,
      figures: {
        seconds,
        rows_per_second: work.pages / seconds,
        node_peak_bytes: peak.node,
        postgres_peak_bytes: peak.postgres,
      },
    };
  });
}
