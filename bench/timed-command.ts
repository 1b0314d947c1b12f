import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

export interface TimedCommand {
  readonly seconds: number;
  /** Processor time of the command and its children, in seconds; null if unknown. */
  readonly cpu: number | null;
}

const time = '/usr/bin/time';

/** Runs a command to its end and returns its time. */
export async function timedCommand(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  cwd?: string,
): Promise<TimedCommand> {
  const hasTime = existsSync(time);
  const [program, words] = hasTime ? [time, ['-f', 'cpu %U %S', command, ...args]] : [command, [...args]];
  const started = performance.now();
  const child = spawn(program, words, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
    ...(cwd === undefined ? {} : { cwd }),
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000);
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${said}`);
  const [, user, system] = /cpu ([\d.]+) ([\d.]+)\s*$/.exec(said) ?? [];
  return {
    seconds: (performance.now() - started) / 1000,
    cpu: user === undefined ? null : Number(user) + Number(system),
  };
}
