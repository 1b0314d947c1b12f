import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Batch } from '../../src/contract/batches.ts';
import { templateInput, towns } from '../factories.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/*
 * The real program, built as for production, on a real database: it is killed without warning in the middle of its work,
 * started again, and has to end where it would have ended.
 */
const root = join(import.meta.dirname, '../..');
const admin = { email: 'admin@example.com', password: 'correct horse battery' };
let database: TestDatabase;
let running: RunningProgram | null = null;

beforeAll(async () => {
  const built = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
  database = await createTestDatabase();
}, 120_000);
afterAll(async () => {
  await running?.kill();
  await database.drop();
});

describe.each([
  ['planning', true],
  ['generating', true],
  ['planning', false],
  ['generating', false],
] as const)('killed while %s, high performance %s', (phase, high_performance) => {
  test('the batch goes on by itself and every page exists exactly once', { timeout: 120_000 }, async () => {
    running ??= await startProgram();
    const word = `${phase}-${high_performance ? 'chunks' : 'whole'}`;
    const template = await running.call<{ id: string }>('POST', '/api/templates', templateInput());
    const created = await running.call<Batch>('POST', '/api/batches', {
      template_id: template.id,
      locations: towns(1_500),
      keywords: Array.from({ length: 40 }, (_, n) => `${word} ${n}`).join('\n'),
      url_pattern: 'keyword-city-state',
      high_performance,
    });
    if (phase === 'planning') await killOnce(created.id, batch => batch.planned_through > 0);
    await running.until(created.id, batch => batch.is_planned);
    await running.call('POST', `/api/batches/${created.id}/approve`);
    await running.call('POST', `/api/batches/${created.id}/generate`);
    if (phase === 'generating')
      await killOnce(created.id, batch => batch.total_completed > 0 || !high_performance);
    const done = await running.until(created.id, batch => batch.status === 'completed');

    expect(done).toMatchObject({
      combinations: 60_000,
      total_planned: 60_000,
      total_completed: 60_000,
      total_failed: 0,
      total_skipped: 0,
    });
    expect(await countRows(created.id)).toEqual({
      plans: 60_000,
      completed: 60_000,
      pages: 60_000,
      linked: 60_000,
      counted: 60_000,
    });
  });
});

/** Waits until the work is under way, kills the program there, and starts it again. */
async function killOnce(id: string, isUnderWay: (batch: Batch) => boolean): Promise<void> {
  await running?.until(id, isUnderWay);
  await running?.kill();
  running = await startProgram();
}

async function countRows(batchId: string): Promise<Record<string, number>> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `select (select count(*)::int from bulk_generation_plans where generation_batch_id = $1) as plans,
            (select count(*)::int from bulk_generation_plans where generation_batch_id = $1 and status = 'completed') as completed,
            (select count(*)::int from generated_landing_pages where generation_batch_id = $1) as pages,
            (select count(*)::int from bulk_generation_plans p join generated_landing_pages g on g.id = p.generated_page_id and g.slug = p.slug
              where p.generation_batch_id = $1) as linked,
            (select sum(count)::int from page_counts c join generation_batches b on b.template_id = c.template_id where b.id = $1) as counted`,
    [batchId],
  );
  await client.end();
  return rows[0];
}

interface RunningProgram {
  call<Reply>(method: string, path: string, body?: unknown): Promise<Reply>;
  until(batchId: string, done: (batch: Batch) => boolean): Promise<Batch>;
  kill(): Promise<void>;
}

async function startProgram(): Promise<RunningProgram> {
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      PORT: '0',
      DEMO: '0',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await readyAddress(child);
  const call = async <Reply>(method: string, path: string, body?: unknown, cookie = ''): Promise<Reply> => {
    const reply = await fetch(`${origin}${path}`, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Reply;
  };
  const signIn = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const cookie = signIn.headers
    .getSetCookie()
    .map(one => one.split(';', 1)[0])
    .join('; ');
  const asAdmin: RunningProgram['call'] = (method, path, body) => call(method, path, body, cookie);
  return {
    call: asAdmin,
    until: async (id, done) => {
      for (;;) {
        const batch = await asAdmin<Batch>('GET', `/api/batches/${id}`);
        if (done(batch)) return batch;
        await pause(10);
      }
    },
    kill: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
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
