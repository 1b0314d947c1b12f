import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './built-program.ts';
import type { TestProgram } from './test-program.ts';

const main = join(import.meta.dirname, '../dist/server/command-line.js');

/** The built command line as its own process beside a running program, with nobody at a terminal. */
export async function startCommand(
  program: TestProgram,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ChildProcessWithoutNullStreams> {
  await ensureBuilt();
  return spawn(process.execPath, [main, ...args], {
    env: { ...process.env, DATABASE_URL: program.database.url, LOG_LEVEL: 'silent', ...env },
  });
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command to its end. */
export async function runCommand(
  program: TestProgram,
  args: readonly string[],
  { input = '', env = {} }: { input?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<Ended> {
  const child = await startCommand(program, args, env);
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    said.stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said.stderr += chunk.toString();
  });
  child.stdin.end(input);
  return new Promise(resolve => {
    child.on('close', code => resolve({ code, ...said }));
  });
}
