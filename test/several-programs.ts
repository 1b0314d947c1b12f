import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { type RunningProgram, startProgram } from './running-program.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Several processes of the real program on one DATABASE_URL and one DATA_DIR. */
export interface SeveralPrograms<Name> {
  readonly database: TestDatabase;
  readonly folder: string;
  /** The program that runs under this name. */
  at(name: Name): RunningProgram;
  /** Starts the one of this name, or starts it again. */
  start(name: Name): Promise<void>;
  stop(): Promise<void>;
}

function severalPrograms<Name>(
  database: TestDatabase,
  startOne: (name: Name, folder: string) => Promise<RunningProgram>,
): SeveralPrograms<Name> {
  const folder = mkdtempSync(join(tmpdir(), 'pagehaul-several-'));
  const programs = new Map<Name, RunningProgram>();
  return {
    database,
    folder,
    at: name => {
      const program = programs.get(name);
      if (!program) throw new Error(`${String(name)} is not running`);
      return program;
    },
    start: async name => {
      programs.set(name, await startOne(name, folder));
    },
    stop: async () => {
      for (const program of programs.values()) await program.kill();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts two serving and two working programs, all at once, on an empty database. Each connects under its name. */
export async function startWebsAndWorkers(): Promise<SeveralPrograms<string>> {
  const database = await createTestDatabase({ isEmpty: true });
  const several = severalPrograms<string>(database, (name, folder) => {
    const url = new URL(database.url);
    url.searchParams.set('application_name', name);
    return startProgram({ DATABASE_URL: url.href, DATA_DIR: folder }, ['--only', name.split(' ')[0] ?? '']);
  });
  const started = await Promise.allSettled(
    ['web one', 'web two', 'worker one', 'worker two'].map(name => several.start(name)),
  );
  // Not before all are known: each that runs has to be ended.
  const failed = started.find(one => one.status === 'rejected');
  if (failed) {
    await several.stop();
    throw failed.reason;
  }
  return several;
}

/**
 * Two that serve, by their ports. A stopping one answers “not ready” for five seconds, so that a slow poll sees it on a
 * busy machine.
 */
export async function startTwoWebs(): Promise<
  SeveralPrograms<number> & { readonly ports: readonly number[] }
> {
  const database = await createTestDatabase();
  const ports = [await freePort(), await freePort()];
  const several = severalPrograms<number>(database, (port, folder) =>
    startProgram({ DATABASE_URL: database.url, DATA_DIR: folder, PORT: String(port) }, [
      '--only',
      'web',
      '--drain',
      '5',
    ]),
  );
  for (const port of ports) await several.start(port);
  return { ...several, ports };
}
