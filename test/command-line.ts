import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { TestProgram } from './test-program.ts';

const main = join(import.meta.dirname, '../src/server/command-line/main.ts');

/** The command line as its own process beside a running program, with nobody at a terminal. */
export function startCommand(
  program: TestProgram,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams {
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
export function runCommand(
  program: TestProgram,
  args: readonly string[],
  { input = '', env = {} }: { input?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<Ended> {
  const child = startCommand(program, args, env);
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
