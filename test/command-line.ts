import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { runLine } from '../src/server/command-line/run-line.ts';
import type { Terminal } from '../src/server/command-line/terminal.ts';
import { ensureBuilt } from './built-program.ts';
import type { TestProgram } from './test-program.ts';

const main = join(import.meta.dirname, '../dist/server/command-line.js');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Given {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const environment = (program: TestProgram, env: Given['env']) => ({
  ...process.env,
  DATABASE_URL: program.database.url,
  LOG_LEVEL: 'silent',
  ...env,
});

/** The built command line as its own process beside a running program, without a terminal. */
export async function startCommand(
  program: TestProgram,
  args: readonly string[],
  env: Given['env'] = {},
): Promise<ChildProcessWithoutNullStreams> {
  await ensureBuilt();
  return spawn(process.execPath, [main, ...args], { env: environment(program, env) });
}

/** Runs a command in its own process to its end. */
export async function runBuiltCommand(
  program: TestProgram,
  args: readonly string[],
  { input = '', env = {} }: Given = {},
): Promise<Ended> {
  const child = await startCommand(program, args, env);
  const [stdout, stderr] = [new Written(), new Written()];
  child.stdout.pipe(stdout);
  child.stderr.pipe(stderr);
  child.stdin.end(input);
  return new Promise(resolve => {
    child.on('close', code => resolve({ code, stdout: stdout.text, stderr: stderr.text }));
  });
}

/** Runs a command to its end in this process, with its own connections: a process for each takes ten times as long. */
export async function runCommand(
  program: TestProgram,
  args: readonly string[],
  { input = '', env = {} }: Given = {},
): Promise<Ended> {
  const [stdout, stderr] = [new Written(), new Written()];
  const terminal: Terminal = {
    env: environment(program, env),
    stdin: Readable.from([input]),
    stdout,
    stderr,
  };
  await runLine(args, terminal);
  return { code: Number(terminal.exitCode ?? 0), stdout: stdout.text, stderr: stderr.text };
}

/** Collects its output. */
class Written extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  get text(): string {
    return Buffer.concat(this.#chunks).toString();
  }
}
