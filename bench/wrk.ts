import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { ServerProcess } from './server-process.ts';

/** What wrk saw of one round. */
export interface Run {
  readonly rate: number;
  readonly p99: number;
  readonly failed: number;
}

/** wrk on this address: one thread. */
export async function load(origin: string, script: string, duration: number, connections = 32): Promise<Run> {
  const args = ['-t1', `-c${connections}`, `-d${duration}s`, '--latency', '-s', script, origin];
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const number = (pattern: RegExp) => Number(pattern.exec(said)?.[1] ?? 0);
  const [, p99 = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? [];
  const errors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(said)?.slice(1) ?? [];
  // wrk counts a request of more than 2 s as a timeout, too.
  for (const [line] of said.matchAll(/^.*(?:Socket errors|Non-2xx).*$/gm))
    process.stderr.write(`wrk: ${line.trim()}\n`);
  return {
    rate: number(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
    failed: number(/Non-2xx or 3xx responses: (\d+)/) + errors.reduce((sum, one) => sum + Number(one), 0),
  };
}

/** Every published page's path, newest first. */
export async function pathsOf(server: ServerProcess): Promise<string[]> {
  const paths: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const reply: { items: { slug: string }[]; next_cursor: string | null } = await server.call(
      `/api/pages?status=published&per_page=200${cursor && `&cursor=${cursor}`}`,
    );
    paths.push(...reply.items.map(page => `/${page.slug}/`));
    cursor = reply.next_cursor;
  }
  return paths;
}

/** The script of wrk for any of these pages at random, compressed with gzip. */
export function randomPages(paths: readonly string[]): string {
  return [
    `local paths = { ${paths.map(path => JSON.stringify(path)).join(', ')} }`,
    'local requests = {}',
    'function init()',
    '  for i, path in ipairs(paths) do requests[i] = wrk.format("GET", path, { ["Accept-Encoding"] = "gzip" }) end',
    'end',
    'function request() return requests[math.random(#requests)] end',
    '',
  ].join('\n');
}
