import { mkdtempSync, openAsBlob, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExportJob, ImportJob } from '../../src/contract/transfers.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import {
  ask as askAt,
  ensureBuilt,
  type RunningProgram,
  startGenerating,
  startProgram as startProgramOn,
} from './running-program.ts';

/* Killed without warning while a file is written or brought in, and started again: nothing half is offered or kept. */
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
}, 120_000);
afterAll(async () => {
  await running?.kill();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('killed while exporting, the export is written by itself at the next start and nothing half is offered', {
  timeout: 180_000,
}, async () => {
  running ??= await startProgram();
  const wish = { towns: 1_000, keywords: 30 };
  await running.until(
    await startGenerating(running, 'exported', wish),
    batch => batch.status === 'completed',
  );
  const { id } = await running.call<ExportJob>('POST', '/api/exports', { export_type: 'full_system' });
  const job = () => running?.call<ExportJob>('GET', `/api/exports/${id}`);
  await expect
    .poll(async () => (await job())?.rows_done, { timeout: 60_000, interval: 10 })
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
  expect(export_data?.generated_landing_pages).toBe(await countPages());
});

test('killed while importing, nothing of it is there; it begins anew by itself and ends whole', {
  timeout: 300_000,
}, async () => {
  running ??= await startProgram();
  const pages = await countPages();
  await clearPages();
  const { id } = await upload(running, '/api/imports?import_type=full_system', exported);
  const job = () => running?.call<ImportJob>('GET', `/api/imports/${id}`);
  await expect.poll(async () => (await job())?.status, { timeout: 120_000 }).toBe('checked');
  await running.call('POST', `/api/imports/${id}/apply`);
  await expect
    .poll(async () => (await job())?.rows_done, { timeout: 120_000, interval: 20 })
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
  );
  expect(whole).toEqual({ pages, counted: pages });
  expect(transferFiles(id)).toEqual([]);
});

async function upload({ origin, cookie }: RunningProgram, path: string, file: string): Promise<ImportJob> {
  const reply = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { cookie },
    body: await openAsBlob(file),
  });
  if (!reply.ok) throw new Error(`the upload answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as ImportJob;
}

async function countPages(): Promise<number> {
  const [{ pages } = { pages: 0 }] = await ask<{ pages: number }>(
    'select count(*)::int as pages from generated_landing_pages',
  );
  return pages;
}

/** Everything made of templates goes, as if nothing had ever been here. */
async function clearPages(): Promise<void> {
  await ask(
    `truncate landing_page_templates, template_versions, generation_batches, batch_inputs, bulk_generation_plans,
       generated_landing_pages, page_counts, version_page_counts, town_counts, datasets, dataset_keywords, place_uses,
       page_snapshots, page_moves, batch_likeness, likeness_overrules, publishing_schedules, publishing_days,
       scheduled_pages cascade`,
  );
}

const transferFiles = (id: string) =>
  readdirSync(join(dataDir, 'transfers')).filter(name => name.includes(id));
