import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Batch } from '../src/contract/generation/batches.ts';
import type { SetupInput } from '../src/contract/operations/setup.ts';
import type { SettingsReply } from '../src/contract/platform/settings.ts';
import { templateInput, towns } from './factories.ts';
import { until } from './until.ts';

/*
 * The real program, built for production and started as its own process, for tests that kill it (or its dependencies)
 * without warning.
 */
const root = join(import.meta.dirname, '..');
const admin = { email: 'admin@example.com', password: 'correct horse battery' };

export interface RunningProgram {
  readonly origin: string;
  /** Cookies of the signed-in admin. */
  readonly cookie: string;
  /** A patient client: retries when it is asked to. */
  call<Reply>(method: string, path: string, body?: unknown): Promise<Reply>;
  /** Waits until `done` holds of the batch. */
  until(batchId: string, done: (batch: Batch) => boolean): Promise<Batch>;
  kill(): Promise<void>;
  /** Asks it to stop, once or by several signals as a terminal and npm pass them on, and returns its exit code. */
  stop(signals?: number): Promise<number | null>;
  readonly isRunning: () => boolean;
  /** The process that runs its jobs; undefined while there is none. */
  workerPid(): number | undefined;
}

/** The program's process, not yet ready. `where`: its DATABASE_URL, or its DATA_DIR for its own database. */
export function spawnProgram(
  where: Where,
  args: readonly string[] = [],
  stderr: 'inherit' | 'pipe' = 'inherit',
) {
  return spawn(process.execPath, [join(root, 'dist/server/main.js'), ...args], {
    env: {
      // Not the test runner's variables: libraries relax their checks when they see them.
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      PORT: '0',
      DEMO: '0',
      LOG_LEVEL: 'fatal',
      WIKIPEDIA_API_URL: 'off',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      // Only for a program that listens on any free port.
      ...('PORT' in where ? {} : { PASSWORD_HASH_COST: 'test' }),
      ...where,
    },
    stdio: ['ignore', 'pipe', stderr],
  });
}

type Where =
  | {
      DATABASE_URL: string;
      DATABASE_POOL_URL?: string;
      DATABASE_READ_URL?: string;
      DATA_DIR?: string;
      PORT?: string;
      LOG_LEVEL?: string;
    }
  | { DATA_DIR: string };

/** A ready program; the admin can call one that serves. */
export async function startProgram(where: Where, args: readonly string[] = []): Promise<RunningProgram> {
  const child = spawnProgram(where, args);
  const kill = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  const origin = await readyAddress(child).catch(async (error: unknown) => {
    await kill();
    throw error;
  });
  const cookie = args.includes('worker') ? '' : await signIn(origin);
  const send = async (method: string, path: string, body: unknown) =>
    fetch(`${origin}${path}`, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const call: RunningProgram['call'] = async <Reply>(method: string, path: string, body?: unknown) => {
    let reply = await send(method, path, body);
    while (reply.status === 503) {
      await pause(100);
      reply = await send(method, path, body);
    }
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as Reply;
  };
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    origin,
    cookie,
    call,
    isRunning,
    workerPid: () => childrenOf(child.pid ?? 0).find(pid => commandOf(pid).includes('worker-process')),
    until: (id, isDone) => until(() => call<Batch>('GET', `/api/batches/${id}`), isDone),
    stop: async (signals = 1) => {
      for (let sent = 0; sent < signals; sent += 1) {
        if (sent > 0) await pause(20);
        child.kill('SIGTERM');
      }
      if (isRunning()) await once(child, 'exit');
      return child.exitCode;
    },
    kill,
  };
}

/** Sets up a business in an empty program: its site has pages from then on. */
export async function setUpBusiness(program: RunningProgram): Promise<void> {
  const business: SetupInput = {
    trade: 'junk-removal',
    business: { name: 'Loads of Boise', phone: '(208) 555-0134', email: 'hello@boise.example' },
    areas: { center: { city: 'Boise', state: 'ID', miles: 20 } },
    landing_pages: 'none',
  };
  await program.call('POST', '/api/setup', business);
  await until(
    () => fetch(`${program.origin}/`),
    ({ status }) => status === 200,
  );
}

/** From /proc, so on Linux only. A process that has just ended has neither children nor a command. */
function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : [];
}
function commandOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Enough that planning, generating, retrying and reverting each take more than one step. */
export const largeBatch = 24_000;

/** A batch of this many pages (or towns × keywords), being planned. */
export async function createLargeBatch(
  program: RunningProgram,
  word: string,
  options: {
    high_performance?: boolean;
    towns?: number;
    keywords?: number;
    template?: Record<string, unknown>;
  } = {},
): Promise<Batch> {
  await openGates(program);
  const template = await program.call<{ id: string }>(
    'POST',
    '/api/templates',
    templateInput(options.template),
  );
  return program.call('POST', '/api/batches', {
    template_id: template.id,
    locations: towns(options.towns ?? largeBatch / 40),
    keywords: Array.from({ length: options.keywords ?? 40 }, (_, n) => `${word} ${n}`).join('\n'),
    url_pattern: 'keyword-city-state',
    high_performance: options.high_performance ?? true,
  });
}

/** Waits until a batch is planned, and stops its forecast: the next tests would share the processor with it. */
export async function untilPlanned(program: RunningProgram, id: string): Promise<void> {
  await program.until(id, batch => batch.is_planned);
  await program.call('DELETE', `/api/batches/${id}/likeness`);
}

export async function startGenerating(
  program: RunningProgram,
  word: string,
  options: Parameters<typeof createLargeBatch>[2] = {},
): Promise<string> {
  const { id } = await createLargeBatch(program, word, options);
  await untilPlanned(program, id);
  await program.call('POST', `/api/batches/${id}/approve`);
  await program.call('POST', `/api/batches/${id}/generate`);
  return id;
}

/** These templates say the same everywhere, in invented towns, which is not tested here. */
async function openGates(program: RunningProgram): Promise<void> {
  for (;;) {
    const { likeness, areas, substance, claims } = await program.call<SettingsReply>('GET', '/api/settings');
    const changes = [
      ...(likeness.value.is_on ? [['likeness', likeness, { is_on: false }] as const] : []),
      ...(substance.value.is_on ? [['substance', substance, { is_on: false }] as const] : []),
      ...(claims.value.is_on ? [['claims', claims, { is_on: false }] as const] : []),
      ...(areas.value.asks_outside ? [['areas', areas, { asks_outside: false }] as const] : []),
    ];
    if (changes.length === 0) return;
    for (const [group, { revision, value }, change] of changes) {
      const body = { revision, value: { ...value, ...change } };
      await program.call('PUT', `/api/settings/${group}`, body).catch((error: unknown) => {
        // Another batch of the same test was quicker.
        if (!String(error).includes('settings-changed')) throw error;
      });
    }
  }
}

export async function ask<Row>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // It may be the server that is killed: the query fails then, and that is enough.
  try {
    await client.connect();
    const { rows } = await client.query(text, values);
    return rows as Row[];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The contents of a batch, counted row by row: every page once, each with its plan, and correct stored counts. */
export async function countRows(url: string, batchId: string): Promise<Record<string, number> | undefined> {
  const [counts] = await ask<Record<string, number>>(
    url,
    `select (select count(*)::int from bulk_generation_plans where generation_batch_id = $1) as plans,
            (select count(*)::int from bulk_generation_plans where generation_batch_id = $1 and status = 'completed') as completed,
            (select count(*)::int from generated_landing_pages where generation_batch_id = $1) as pages,
            (select count(*)::int from bulk_generation_plans p join generated_landing_pages g on g.id = p.generated_page_id and g.slug = p.slug
              where p.generation_batch_id = $1) as linked,
            (select sum(count)::int from page_counts c join generation_batches b on b.template_id = c.template_id where b.id = $1) as counted`,
    [batchId],
  );
  return counts;
}

/** What `countRows` finds of a large batch that is completed. */
export const wholeBatch = {
  plans: largeBatch,
  completed: largeBatch,
  pages: largeBatch,
  linked: largeBatch,
  counted: largeBatch,
};

async function signIn(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  return reply.headers
    .getSetCookie()
    .map(one => one.split(';', 1)[0])
    .join('; ');
}

async function readyAddress(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const ready = /^ready (\S+)$/m.exec(said)?.[1];
    if (ready) return ready;
  }
  throw new Error(`the program did not start: ${said}`);
}
