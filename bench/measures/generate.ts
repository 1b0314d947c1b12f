import { bareCopyRate } from '../bare-copy.ts';
import { rateBetween } from '../follow-batch.ts';
import { approvePlanned, generateApproved, planWorkload } from '../generate-workload.ts';
import { watchMemory } from '../memory.ts';
import { processorMs } from '../processor-time.ts';
import type { Measurement } from '../report.ts';
import { type BenchProgram, onNewProgram, onProgram } from '../temporary-program.ts';
import { workload } from '../workload.ts';

/** Generation of an approved batch until it is completed: every index kept, durable as shipped. */
export async function measureGenerate(pages: number, keepIn: string | null = null): Promise<Measurement> {
  const measure = (program: BenchProgram) => generate(program, pages);
  return keepIn === null ? onNewProgram(measure) : onProgram(keepIn, measure);
}

async function generate(program: BenchProgram, pages: number): Promise<Measurement> {
  const work = workload(pages);
  const id = await planWorkload(program, work);
  await approvePlanned(program, id);
  const memory = watchMemory(program.postmaster);
  const processor = () => processorMs(process.pid) + processorMs(program.postmaster, true);
  const [started, before] = [performance.now(), processor()];
  const sightings = await generateApproved(program, id);
  const seconds = (performance.now() - started) / 1000;
  const used = processor() - before;
  const peak = memory.stop();
  const copied = await bareCopyRate(program.database.pool);
  const tenth = Math.min(100_000, work.pages / 10);
  return {
    measure: 'generate',
    size: work.pages,
    figures: {
      seconds,
      pages_per_second: work.pages / seconds,
      'pages_per_second of a bare copy': copied,
      'of a bare copy': work.pages / seconds / copied,
      'processor_us a page': (used * 1_000) / work.pages,
      first_tenth_per_second: rateBetween(sightings, 0, tenth),
      last_tenth_per_second: rateBetween(sightings, work.pages - tenth, work.pages),
      node_peak_bytes: peak.node,
      postgres_peak_bytes: peak.postgres,
    },
  };
}
