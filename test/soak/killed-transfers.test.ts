import { mkdtempSync, openAsBlob, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExportJob, ImportJob } from '../../src/contract/operations/transfers.ts';
import { ensureBuilt } from '../built-program.ts';
import {
  ask as askAt,
  type RunningProgram,
  startGenerating,
  startProgram as startProgramOn,
} from '../running-program.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/*
 * Killed without warning while a file is exported or imported, and restarted: nothing half-done is offered or stored.
 */
let database: TestDatabase;
let dataDir = '';
/** The file of a full export. */
let exported = '';
let running: RunningProgram | null = null;

const startProgram = () => startProgramOn({ DATABASE_URL: database.url, DATA_DIR: dataDir });
const ask = <Row>(text: string, values: unknown[] = []) => askAt<Row>(database.url, text, values);

beforeAll(async () => {
  await ensureBuilt();
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'pagehaul-killed-'));
});
afterAll(async () => {
  await running?.kill();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('killed while exporting, the export is written by itself at the next start and nothing half is offered', async () => {
  running ??= await startProgram();
  await running.until(
    await startGenerating(running, 'exported', { towns: 100, keywords: 10 }),
    batch => batch.status === 'completed',
  );
  // Enough to write that there is time to kill it.
  await ask(`insert into page_views select '/p' || n, '2026-01-01', 1, 0 from generate_series(1, 300000) n`);
  const { id } = await running.call<ExportJob>('POST', '/api/exports', { export_type: 'full_system' });
  const part = join(dataDir, 'transfers', `export-${id}.json.part`);
  await expect
    .poll(() => statSync(part, { throwIfNoEntry: false })?.size ?? 0, { interval: 2 })
    .toBeGreaterThan(0);
  await running.kill();
  const [left] = await ask<{ status: string }>('select status from export_jobs where id = $1', [id]);
  expect(left).toEqual({ status: 'processing' });
  expect(transferFiles(id)).toEqual([`export-${id}.json.part`]);
  await ask('truncate page_views');
  running = await startProgram();
  const job = () => running?.call<ExportJob>('GET', `/api/exports/${id}`);
  await expect.poll(async () => (await job())?.status).toBe('completed');
  expect(transferFiles(id)).toEqual([`export-${id}.json`]);
  exported = join(dataDir, 'transfers', `export-${id}.json`);
  const { file_size, export_data } = (await job()) ?? {};
  expect(statSync(exported).size).toBe(file_size);
  expect(export_data?.generated_landing_pages).toBe(1_000);
});

test('killed while importing, nothing of it is there; it begins again by itself and ends whole', async () => {
  running ??= await startProgram();
  const [page] = await ask<{ slug: string }>(
    'select slug from generated_landing_pages order by id desc limit 1',
  );
  await clearPages();
  const { id } = await upload(running, '/api/imports?import_type=full_system', exported);
  const job = () => running?.call<ImportJob>('GET', `/api/imports/${id}`);
  await expect.poll(async () => (await job())?.status).toBe('checked');
  // Another transaction inserts a page at the address of the file's last one: the import waits for it, half written.
  const release = await holdAddress(page?.slug ?? '');
  await running.call('POST', `/api/imports/${id}/apply`);
  const waiting = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike '%insert into public.generated%'`;
  await expect.poll(async () => (await ask<{ count: number }>(waiting))[0]?.count, { interval: 20 }).toBe(1);
  await running.kill();
  await release();
  const [left] = await ask<Record<string, unknown>>(
    `select status, phase, (select count(*)::int from generated_landing_pages) as pages,
       (select count(*)::int from landing_page_templates) as templates from import_jobs where id = $1`,
    [id],
  );
  expect(left).toEqual({ status: 'processing', phase: 'importing', pages: 0, templates: 0 });
  running = await startProgram();
  await expect.poll(async () => (await job())?.status).toBe('completed');
  const [whole] = await ask<Record<string, number>>(
    `select (select count(*)::int from generated_landing_pages) as pages, (select sum(count)::int from page_counts) as counted`,
  );
  expect(whole).toEqual({ pages: 1_000, counted: 1_000 });
  await expect.poll(() => transferFiles(id)).toEqual([]);
});

/** An uncommitted page at this address, until it is rolled back. */
async function holdAddress(slug: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin');
  await client.query(
    `insert into generated_landing_pages
       (id, template_version_id, seed, slug, title, meta_description, hero_title, hero_subtitle, field_values)
     values (gen_random_uuid(), gen_random_uuid(), 0, $1, '', '', '', '', '{}')`,
    [slug],
  );
  return () => client.end();
}

async function upload({ origin, cookie }: RunningProgram, path: string, file: string): Promise<ImportJob> {
  const reply = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { cookie },
    body: await openAsBlob(file),
  });
  if (!reply.ok) throw new Error(`the upload answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as ImportJob;
}

/** Deletes everything made of templates, as in a new program. */
async function clearPages(): Promise<void> {
  await ask(
    `truncate landing_page_templates, template_versions, generation_batches, batch_inputs, bulk_generation_plans,
       generated_landing_pages, page_counts, version_page_counts, town_counts, datasets, dataset_keywords, place_uses,
       page_snapshots, page_changes, batch_likeness, batch_decisions, publishing_schedules, publishing_days,
       scheduled_pages cascade`,
  );
}

const transferFiles = (id: string) =>
  readdirSync(join(dataDir, 'transfers')).filter(name => name.includes(id));
