import { approveBatch } from '../../src/server/generation/batches/approve-batch.ts';
import { startGeneration } from '../../src/server/generation/batches/start-generation.ts';
import type { Program } from '../../src/server/start/program.ts';
import { bareCopyRate } from '../bare-copy.ts';
import { followBatch, rateBetween } from '../follow-batch.ts';
import { watchMemory } from '../memory.ts';
import { processorMs } from '../processor-time.ts';
import type { Measurement } from '../report.ts';
import { createWorkloadBatch, startOn, temporaryFolder } from '../temporary-program.ts';
import { workload } from '../workload.ts';

/** Generation of an approved batch until it is completed: every index kept, durable as shipped. */
export async function measureGenerate(pages: number, keepIn: string | null = null): Promise<Measurement> {
  const folder = keepIn ? { path: keepIn, remove: () => undefined } : temporaryFolder();
  const program = await startOn(folder.path);
  try {
    return await generate(program, pages);
  } finally {
    await program.stop();
    folder.remove();
  }
}

async function generate(
  program: Program & { readonly postmaster: number },
  pages: number,
): Promise<Measurement> {
  const db = program.database.kysely;
  const work = workload(pages);
  const id = await createWorkloadBatch(program, work);
  await followBatch(program, id, 'planning');
  await approveBatch({ db, queue: program.queue }, id, {
    userId: null,
    overrule: { reason: 'Generation alone is measured.' },
  });
  const memory = watchMemory(program.postmaster);
  const processor = () => processorMs(process.pid) + processorMs(program.postmaster, true);
  const [started, before] = [performance.now(), processor()];
  await startGeneration(db, program.queue, id);
  const sightings = await followBatch(program, id, 'generating');
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
