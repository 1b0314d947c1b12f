import { join } from 'node:path';
import { importFile } from '../../src/server/operations/transfers/import-file.ts';
import { writeExport } from '../../src/server/operations/transfers/write-export.ts';
import { generateWorkload } from '../generate-workload.ts';
import { type MemoryPeak, watchMemory } from '../memory.ts';
import type { Measurement } from '../report.ts';
import { onProgram, temporaryFolder } from '../temporary-program.ts';
import { workload } from '../workload.ts';

const never = new AbortController().signal;

/** Exports this many pages with their plans, checks the file, and imports it into an empty database. */
export async function measureTransfer(pages: number): Promise<Measurement> {
  const [from, to] = [temporaryFolder(), temporaryFolder()];
  const file = join(from.path, 'export.json');
  try {
    const written = await onProgram(from.path, async program => {
      await generateWorkload(program, workload(pages));
      return timed(program, () =>
        writeExport(program.database, {
          type: 'full_system',
          format: 'json',
          file,
          dataDir: from.path,
          signal: never,
          onProgress: async () => undefined,
        }),
      );
    });
    const read = (apply: boolean) =>
      onProgram(to.path, program =>
        timed(program, () =>
          importFile(program.database.kysely, {
            type: 'full_system',
            file,
            dataDir: to.path,
            fileName: 'export.json',
            apply,
            userId: null,
            signal: never,
            onProgress: async () => undefined,
          }),
        ),
      );
    const checked = await read(false);
    const imported = await read(true);
    const taken = imported.value.results.counts.generated_landing_pages?.new ?? 0;
    if (taken !== written.value.counts.generated_landing_pages)
      throw new Error(`only ${taken} pages came in`);
    return {
      measure: 'transfer',
      size: taken,
      figures: {
        file_bytes: written.value.file_size,
        'export, pages per second': taken / written.seconds,
        'check, pages per second': taken / checked.seconds,
        'import, pages per second': taken / imported.seconds,
        'export, CPU s of Node': written.cpu,
        'check, CPU s of Node': checked.cpu,
        'import, CPU s of Node': imported.cpu,
        'node at rest_bytes': checked.before,
        'node while exporting_bytes': written.peak.node,
        'node while checking_bytes': checked.peak.node,
        'node while importing_bytes': imported.peak.node,
        'postgres while importing_bytes': imported.peak.postgres,
      },
    };
  } finally {
    from.remove();
    to.remove();
  }
}

interface Timed<T> {
  readonly value: T;
  readonly seconds: number;
  readonly cpu: number;
  readonly before: number;
  readonly peak: MemoryPeak;
}

async function timed<T>(program: { postmaster: number }, work: () => Promise<T>): Promise<Timed<T>> {
  const before = process.memoryUsage.rss();
  const memory = watchMemory(program.postmaster);
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  const value = await work();
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - started) / 1_000;
  return { value, seconds, cpu: (user + system) / 1e6, before, peak: memory.stop() };
}
