import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { heapLimits } from '../src/server/platform/memory/memory-shares.ts';
import { projectRoot } from '../src/server/platform/project-root.ts';
import { endWithUs } from './end-with-us.ts';
import type { MemoryGroup } from './memory-group.ts';

const run = promisify(execFile);

/** The real server in its own process, with a temporary folder. */
export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  /** A call as the admin, or with another cookie, parsed as JSON; a POST if there is a body. */
  call<Reply>(path: string, options?: { cookie?: string | undefined; body?: unknown }): Promise<Reply>;
  /** Downloads a file as the admin and uploads it to another path, in a process of its own. */
  reupload<Reply>(from: string, to: string): Promise<Reply>;
  stop(): Promise<void>;
}

const admin = { email: 'bench@example.com', password: 'four quiet wooden chairs' };

/** The first account of a new folder. */
export const adminEnvironment = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };

/** `args`: as after `npm start --`. `group`: what bounds its memory. */
export async function startServerProcess(
  folder: string,
  env: Record<string, string> = {},
  args: readonly string[] = [],
  group: MemoryGroup | null = null,
): Promise<ServerProcess> {
  const main = [join(projectRoot, 'dist', 'server', 'main.js'), ...args];
  // npm start tells V8 too, see scripts/setup.mjs.
  const heap = group ? [`--max-old-space-size=${heapLimits(group.limit).web}`] : [];
  const [program, programArgs] = group?.command(process.execPath, [...heap, ...main]) ?? [
    process.execPath,
    main,
  ];
  const child = spawn(program, programArgs, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: '0',
      LOG_LEVEL: 'error',
      ...adminEnvironment,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.once('exit', endWithUs(child.pid ?? 0, 'SIGTERM'));
  const origin = await readyLine(child);
  const ours = await signIn(origin, admin);
  const send = async (path: string, cookie: string, body: unknown) => {
    const response = await fetch(`${origin}${path}`, {
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined
        ? {}
        : {
            method: 'POST',
            body: JSON.stringify(body),
          }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  return {
    origin,
    pid: child.pid ?? 0,
    call: async <Reply>(
      path: string,
      { cookie = ours, body }: { cookie?: string | undefined; body?: unknown } = {},
    ) => (await (await send(path, cookie, body)).json()) as Reply,
    reupload: async <Reply>(from: string, to: string) => {
      const args = [join(projectRoot, 'bench', 'reupload-file.ts'), `${origin}${from}`, `${origin}${to}`];
      const { stdout } = await run(process.execPath, args, { env: { COOKIE: ours } });
      return JSON.parse(stdout) as Reply;
    },
    stop: () => endProcess(child),
  };
}

/** Address of the embedded database on this folder, for a second process. */
export function databaseUrlOf(folder: string): string {
  const [, , , port] = readFileSync(join(folder, 'postgres-18', 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(folder, 'postgres-password'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${port}/pagehaul`;
}

/** The address in the line that says the program can serve. */
export async function readyLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server was started without a pipe to read.');
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /^ready (http:\S+)$/.exec(line)?.[1];
    if (origin) {
      child.stdout.resume();
      return origin;
    }
  }
  throw new Error('The server ended before it was ready.');
}

export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

export async function signIn(
  origin: string,
  account: { readonly email: string; readonly password: string },
): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map(cookie => cookie.split(';', 1)[0])
    .join('; ');
}
