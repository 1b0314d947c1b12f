import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openAsBlob, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Batch } from '../../src/contract/batches.ts';
import type { Likeness } from '../../src/contract/likeness.ts';
import type { PageMove } from '../../src/contract/page-moves.ts';
import type { SettingsReply } from '../../src/contract/settings.ts';
import type { ExportJob, ImportJob } from '../../src/contract/transfers.ts';
import { templateInput, towns } from '../factories.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { readyAddress, signIn } from './ready-address.ts';

/*
 * The real program, built as for production, on a real database: it is killed without warning in the middle of its work,
 * started again, and has to end where it would have ended.
 */
const root = join(import.meta.dirname, '../..');
const admin = { email: 'admin@example.com', password: 'correct horse battery' };
let database: TestDatabase;
let running: RunningProgram | null = null;
let dataDir = '';
/** The file of a full export. */
let exported = '';
/** Signed in once: a session outlives the program that gave it. */
let cookie = '';

beforeAll(async () => {
  const built = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'pagehaul-killed-'));
}, 120_000);
afterAll(async () => {
  await running?.kill();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
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
    const created = await createLargeBatch(running, word, high_performance);
    if (phase === 'planning') await killDuring(phase, created.id, batch => batch.planned_through > 0);
    await running.until(created.id, batch => batch.is_planned);
    await running.call('POST', `/api/batches/${created.id}/approve`);
    await running.call('POST', `/api/batches/${created.id}/generate`);
    if (phase === 'generating')
      await killDuring(phase, created.id, batch => batch.total_completed > 0 || !high_performance);
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

test('asked to stop while generating, the program ends with 0 between two chunks and goes on at the next start', async () => {
  running ??= await startProgram();
  const id = await startGenerating('asked to stop');
  await running.until(id, batch => batch.total_completed > 0);
  expect(await running.stop()).toBe(0);
  const [left] = await ask<{ completed: number; pages: number }>(
    `select total_completed as completed, (select count(*)::int from generated_landing_pages where generation_batch_id = b.id) as pages
     from generation_batches b where id = $1`,
    [id],
  );
  expect(left?.pages).toBe(left?.completed);
  running = await startProgram();
  expect(await running.until(id, batch => batch.status === 'completed')).toMatchObject({
    total_completed: 60_000,
  });
});

test('cancelled while generating, the batch stops within a second and its counters are right', {
  timeout: 120_000,
}, async () => {
  running ??= await startProgram();
  const id = await startGenerating('cancelled');
  await running.until(id, batch => batch.total_completed > 0);
  const cancelled = await running.call<Batch>('POST', `/api/batches/${id}/cancel`);
  expect(cancelled.status).toBe('cancelled');
  await expect
    .poll(
      () =>
        ask(
          `select 1 from bulk_generation_plans where generation_batch_id = $1 and status = 'planned' limit 1`,
          [id],
        ),
      { timeout: 10_000 },
    )
    .toEqual([]);
  const [left] = await ask<Record<string, number>>(
    `select total_completed as said,
            (select count(*)::int from generated_landing_pages where generation_batch_id = b.id) as pages,
            (select count(*)::int from bulk_generation_plans where generation_batch_id = b.id) as plans
     from generation_batches b where id = $1`,
    [id],
  );
  expect(left).toEqual({
    said: cancelled.total_completed,
    pages: cancelled.total_completed,
    plans: cancelled.total_completed,
  });
  expect(cancelled.total_completed).toBeLessThan(60_000);
});

test('killed while reverting, it goes on by itself until no page of the batch is left', {
  timeout: 120_000,
}, async () => {
  running ??= await startProgram();
  const id = await startGenerating('taken back');
  await running.until(id, batch => batch.status === 'completed');
  await running.call('POST', `/api/batches/${id}/revert`);
  await running.until(id, batch => batch.total_completed < 60_000);
  await running.kill();
  const [left] = await ask<{ is_reverting: boolean; agrees: boolean }>(
    `select reverting_at is not null as is_reverting,
            total_completed = (select count(*) from generated_landing_pages where generation_batch_id = b.id) as agrees
     from generation_batches b where id = $1`,
    [id],
  );
  expect(left).toEqual({ is_reverting: true, agrees: true });
  running = await startProgram();
  expect(await running.until(id, batch => batch.reverted_at !== null)).toMatchObject({
    status: 'cancelled',
    total_completed: 0,
    total_skipped: 60_000,
  });
  expect(await countRows(id)).toMatchObject({ plans: 60_000, completed: 0, pages: 0, counted: 0 });
});

test('killed while moving pages to a new version, the move goes on by itself and every page is moved once', {
  timeout: 120_000,
}, async () => {
  running ??= await startProgram();
  const batchId = await startGenerating('moved');
  const { template_id } = await running.until(batchId, batch => batch.status === 'completed');
  await running.call(
    'PUT',
    `/api/templates/${template_id}`,
    templateInput({ title_template: 'New {{city}}' }),
  );
  const { id } = await running.call<PageMove>('POST', `/api/templates/${template_id}/moves`, {});
  const read = (): Promise<PageMove> => {
    if (!running) throw new Error('the program is not running');
    return running.call('GET', `/api/page-moves/${id}`);
  };
  await expect.poll(async () => (await read()).moved_pages, { interval: 10 }).toBeGreaterThan(0);
  await running.kill();
  const [left] = await ask<{ status: string; moved: number; titled: number }>(
    `select status, moved_pages as moved,
            (select count(*)::int from generated_landing_pages where moved_by = m.id and title like 'New %') as titled
     from page_moves m where id = $1`,
    [id],
  );
  expect(left).toMatchObject({ status: 'moving', titled: left?.moved });
  running = await startProgram();
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('completed');
  expect(await read()).toMatchObject({ moved_pages: 60_000, total_pages: 60_000 });
  expect(
    await ask(
      `select count(*)::int as pages, count(distinct template_version_id)::int as versions
       from generated_landing_pages where template_id = $1 and title like 'New %'`,
      [template_id],
    ),
  ).toEqual([{ pages: 60_000, versions: 1 }]);
});

test('killed while publishing at a pace, with a second program beside it, every page becomes public once', {
  timeout: 180_000,
}, async () => {
  running ??= await startProgram();
  const { id } = await createLargeBatch(running, 'paced', true);
  await running.until(id, batch => batch.is_planned);
  const [clock] = await ask<{ tomorrow: string }>(
    `select (timezone('America/New_York', now())::date + 1)::text as tomorrow`,
    [],
  );
  const pace = { pages_per_day: 50_000, start_on: clock?.tomorrow, portions: 'daily', hour: 0 };
  await running.call('POST', `/api/batches/${id}/schedule`, pace);
  await running.call('POST', `/api/batches/${id}/approve`);
  await running.call('POST', `/api/batches/${id}/generate`);
  await running.until(id, batch => batch.status === 'completed');
  await expect.poll(async () => (await countPublishing(id))?.in_order, { timeout: 60_000 }).toBe(60_000);
  expect(await countPublishing(id)).toMatchObject({ public: 0, counted: 0 });

  await running.kill(); // and a night goes by
  await ask(
    `update publishing_schedules set counted_through = now() - interval '1 day' where generation_batch_id = $1`,
    [id],
  );
  running = await startProgram();
  const beside = await startProgram();
  const agrees = { agrees: true, left_out: 0 };
  await expect.poll(async () => (await countPublishing(id))?.public, { interval: 20 }).toBeGreaterThan(0);
  await running.kill();
  expect(await countPublishing(id)).toMatchObject(agrees);
  await beside.kill();
  const left = await countPublishing(id);
  expect(left).toMatchObject(agrees);
  expect(left?.public).toBeLessThan(50_000);
  running = await startProgram();
  await expect.poll(async () => (await countPublishing(id))?.public, { timeout: 90_000 }).toBe(50_000);
  // The portion of the day is out; the rest waits for the next.
  expect(await countPublishing(id)).toEqual({
    ...agrees,
    public: 50_000,
    counted: 50_000,
    by_town: 50_000,
    in_order: 10_000,
    owed: 0,
  });
});

test('killed while its forecast is computed, the batch is forecast by itself at the next start', {
  timeout: 180_000,
}, async () => {
  running ??= await startProgram();
  const batch = await createLargeBatch(running, 'forecast', true);
  await running.until(batch.id, one => one.is_planned);
  const likeness = () => running?.call<Likeness>('GET', `/api/batches/${batch.id}/likeness`);
  await expect
    .poll(async () => (await likeness())?.state, { timeout: 60_000, interval: 20 })
    .toBe('computing');
  await running.kill();
  const [left] = await ask<{ state: string }>(
    'select state from batch_likeness where generation_batch_id = $1',
    [batch.id],
  );
  expect(left).toEqual({ state: 'computing' });
  running = await startProgram();
  await expect.poll(async () => (await likeness())?.state, { timeout: 90_000 }).toBe('done');
  const figures = (await likeness())?.figures;
  expect(figures?.pages).toBe(60_000);
  expect(figures?.counts.reduce((sum, count) => sum + count)).toBe(60_000);
});

test('killed while exporting, the export is written by itself at the next start and nothing half is offered', {
  timeout: 120_000,
}, async () => {
  running ??= await startProgram();
  await clearPages();
  await running.until(await startGenerating('exported'), batch => batch.status === 'completed');
  const { id } = await running.call<ExportJob>('POST', '/api/exports', { export_type: 'full_system' });
  const job = () => running?.call<ExportJob>('GET', `/api/exports/${id}`);
  await expect
    .poll(async () => (await job())?.rows_done, { timeout: 60_000, interval: 20 })
    .toBeGreaterThan(0);
  await running.kill();
  const [left] = await ask<{ status: string }>('select status from export_jobs where id = $1', [id]);
  expect(left).toEqual({ status: 'processing' });
  expect(transferFiles(id)).toEqual([`export-${id}.json.part`]);
  running = await startProgram();
  await expect.poll(async () => (await job())?.status, { timeout: 90_000 }).toBe('completed');
  expect(transferFiles(id)).toEqual([`export-${id}.json`]);
  exported = join(dataDir, 'transfers', `export-${id}.json`);
  const { file_size, export_data } = (await job()) ?? {};
  expect(statSync(exported).size).toBe(file_size);
  const [{ pages } = { pages: 0 }] = await ask<{ pages: number }>(
    'select count(*)::int as pages from generated_landing_pages',
    [],
  );
  expect(export_data?.generated_landing_pages).toBe(pages);
});

test('killed while importing, nothing of it is there; it begins anew by itself and ends whole', {
  timeout: 300_000,
}, async () => {
  running ??= await startProgram();
  const [{ pages } = { pages: 0 }] = await ask<{ pages: number }>(
    'select count(*)::int as pages from generated_landing_pages',
    [],
  );
  await clearPages();
  const { id } = await running.upload('/api/imports?import_type=full_system', exported);
  const job = () => running?.call<ImportJob>('GET', `/api/imports/${id}`);
  await expect.poll(async () => (await job())?.status, { timeout: 120_000 }).toBe('checked');
  await running.call('POST', `/api/imports/${id}/apply`);
  await expect
    .poll(async () => (await job())?.rows_done, { timeout: 120_000, interval: 50 })
    .toBeGreaterThan(0);
  await running.kill();
  const [left] = await ask<Record<string, unknown>>(
    `select status, phase, (select count(*)::int from generated_landing_pages) as pages,
       (select count(*)::int from landing_page_templates) as templates from import_jobs where id = $1`,
    [id],
  );
  expect(left).toEqual({ status: 'processing', phase: 'importing', pages: 0, templates: 0 });
  running = await startProgram();
  await expect.poll(async () => (await job())?.status, { timeout: 180_000 }).toBe('completed');
  const [whole] = await ask<Record<string, number>>(
    `select (select count(*)::int from generated_landing_pages) as pages, (select sum(count)::int from page_counts) as counted`,
    [],
  );
  expect(whole).toEqual({ pages, counted: pages });
  expect(transferFiles(id)).toEqual([]);
});

/** Everything made of templates goes, as if nothing had ever been here. */
async function clearPages(): Promise<void> {
  await ask(
    `truncate landing_page_templates, template_versions, generation_batches, batch_inputs, bulk_generation_plans,
       generated_landing_pages, page_counts, version_page_counts, town_counts, datasets, dataset_keywords, place_uses,
       page_snapshots, page_moves, batch_likeness, likeness_overrules, publishing_schedules, publishing_days,
       scheduled_pages`,
    [],
  );
}

const transferFiles = (id: string) =>
  readdirSync(join(dataDir, 'transfers')).filter(name => name.includes(id));

/** A batch of 60,000 pages, planned, approved and under way. */
async function startGenerating(word: string): Promise<string> {
  if (!running) throw new Error('the program is not running');
  const batch = await createLargeBatch(running, word, true);
  await running.until(batch.id, one => one.is_planned);
  await running.call('POST', `/api/batches/${batch.id}/approve`);
  await running.call('POST', `/api/batches/${batch.id}/generate`);
  return batch.id;
}

/** These templates say the same everywhere, which is not what is tried here. */
async function openGate(program: RunningProgram): Promise<void> {
  const { likeness } = await program.call<SettingsReply>('GET', '/api/settings');
  if (!likeness.value.is_on) return;
  await program.call('PUT', '/api/settings/likeness', {
    ...likeness,
    value: { ...likeness.value, is_on: false },
  });
}

async function createLargeBatch(
  program: RunningProgram,
  word: string,
  high_performance: boolean,
): Promise<Batch> {
  await openGate(program);
  const template = await program.call<{ id: string }>('POST', '/api/templates', templateInput());
  return program.call('POST', '/api/batches', {
    template_id: template.id,
    locations: towns(1_500),
    keywords: Array.from({ length: 40 }, (_, n) => `${word} ${n}`).join('\n'),
    url_pattern: 'keyword-city-state',
    high_performance,
  });
}

/** Waits until the work is under way, kills the program there, makes sure it was not done yet, and starts it again. */
async function killDuring(phase: string, id: string, isUnderWay: (batch: Batch) => boolean): Promise<void> {
  await running?.until(id, isUnderWay);
  await running?.kill();
  const [left] = await ask<{ status: string; is_planned: boolean }>(
    'select status, planned_at is not null as is_planned from generation_batches where id = $1',
    [id],
  );
  expect(left).toEqual({ status: phase, is_planned: phase === 'generating' });
  running = await startProgram();
}

async function ask<Row>(text: string, values: unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows as Row[];
}

async function countRows(batchId: string): Promise<Record<string, number> | undefined> {
  const [counts] = await ask<Record<string, number>>(
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

/** What a paced batch's pages are, and whether what is written down of them agrees. */
async function countPublishing(batchId: string): Promise<Record<string, number | boolean> | undefined> {
  const [counts] = await ask<Record<string, number | boolean>>(
    `select pages.public,
            s.published_pages = pages.public
              and (select coalesce(sum(published), 0) from publishing_days where schedule_id = s.id) = pages.public
              and s.total_pages - s.published_pages = (select count(*) from scheduled_pages where schedule_id = s.id) as agrees,
            s.left_out_pages as left_out, s.owed_pages as owed,
            (select count(*)::int from scheduled_pages where schedule_id = s.id) as in_order,
            (select coalesce(sum(count), 0)::int from page_counts c
              where c.template_id = b.template_id and c.status = 'published') as counted,
            (select coalesce(sum(count), 0)::int from town_counts) - (select count(*)::int from generated_landing_pages
              where status = 'published' and generation_batch_id <> b.id) as by_town
     from publishing_schedules s join generation_batches b on b.id = s.generation_batch_id,
          lateral (select count(*)::int as public from generated_landing_pages
                   where generation_batch_id = b.id and status = 'published') pages
     where s.generation_batch_id = $1`,
    [batchId],
  );
  return counts;
}

interface RunningProgram {
  upload(path: string, file: string): Promise<ImportJob>;
  call<Reply>(method: string, path: string, body?: unknown): Promise<Reply>;
  until(batchId: string, done: (batch: Batch) => boolean): Promise<Batch>;
  kill(): Promise<void>;
  /** Asks it to stop and gives its exit code. */
  stop(): Promise<number | null>;
}

async function startProgram(): Promise<RunningProgram> {
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    env: {
      // Not the test runner's variables: libraries relax their checks when they see them.
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      PORT: '0',
      DEMO: '0',
      DATA_DIR: dataDir,
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
  cookie ||= await signIn(origin, admin);
  const asAdmin: RunningProgram['call'] = (method, path, body) => call(method, path, body, cookie);
  return {
    call: asAdmin,
    upload: async (path, file) => {
      const reply = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { cookie },
        body: await openAsBlob(file),
      });
      if (!reply.ok) throw new Error(`the upload answered ${reply.status}: ${await reply.text()}`);
      return (await reply.json()) as ImportJob;
    },
    until: async (id, done) => {
      for (;;) {
        const batch = await asAdmin<Batch>('GET', `/api/batches/${id}`);
        if (done(batch)) return batch;
        await pause(10);
      }
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      return child.exitCode;
    },
    kill: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
