import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import type { TestProgram } from './test-program.ts';

/** Runs a command of the command line as its own process beside the running program. */
export async function runAsProcess(
  { database }: Pick<TestProgram, 'database'>,
  words: readonly string[],
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const main = join(import.meta.dirname, '../src/server/command-line/main.ts');
  const child = spawn(process.execPath, [main, ...words], {
    env: { ...process.env, DATABASE_URL: database.url, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>(resolve => {
    child.on('close', resolve);
  });
  const [stdout, stderr] = await Promise.all([readAll(child.stdout), readAll(child.stderr)]);
  return { code: await ended, stdout, stderr };
}
