import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { waitForIdleJobs } from '../../../../test/idle-jobs.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import { generateBatch as makePages } from './generate-batch.ts';

/* A text that was frozen before other tools' placeholders were refused: none of its pages becomes public. */

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const query = (text: string, values: unknown[]) => program.database.pool.query(text, values);

/** A version of the template as an older program froze it. */
async function freezeOlder(templateId: string): Promise<string> {
  const id = uuidv7();
  await query(
    `insert into template_versions
     select (jsonb_populate_record(v, jsonb_build_object('id', $2::text, 'number', 9, 'content_hash', $2::text,
       'title_template', '{keyword} in [city]'))).*
     from template_versions v where template_id = $1 order by number limit 1`,
    [templateId, id],
  );
  return id;
}

async function planOlder(changes: Record<string, unknown> = {}): Promise<Batch> {
  const batch = await planBatch(program, changes);
  const version = await freezeOlder(batch.template_id ?? '');
  await query('update generation_batches set template_version_id = $2 where id = $1', [batch.id, version]);
  return batch;
}

async function send(method: string, path: string, body?: object) {
  const reply = await program.request(method, path, { cookie: program.cookie, ...(body ? { body } : {}) });
  return { status: reply.status, body: await reply.json() };
}

const refused = {
  status: 409,
  body: {
    error: {
      reason: 'placeholders',
      message: expect.stringContaining('{keyword} → {{keyword}}, [city] → {{city}}. Replace them'),
    },
  },
};
const pace = {
  order: 'random',
  pages_per_day: 2,
  start_on: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
};

test('a planned batch is not approved, at once or gradually, and not as a part of a series', async () => {
  const { id } = await planOlder();
  expect(await send('POST', `/api/batches/${id}/approve`)).toMatchObject(refused);
  expect(await send('POST', `/api/batches/${id}/approve`, { generate: true })).toMatchObject(refused);
  expect(await send('POST', `/api/batches/${id}/approve`, { pace })).toMatchObject(refused);
  expect(await send('POST', `/api/batches/${id}/schedule`, pace)).toMatchObject(refused);
  const { body } = await send('POST', '/api/batches/bulk', { action: 'approve', ids: [id] });
  expect(JSON.stringify(body)).toContain('Visitors would read these as they are');
});

test('an approved one is not generated; one that is generating stops with the reason', async () => {
  const { id } = await planOlder();
  await query("update generation_batches set status = 'approved' where id = $1", [id]);
  expect(await send('POST', `/api/batches/${id}/generate`)).toMatchObject(refused);
  await query("update generation_batches set status = 'generating' where id = $1", [id]);
  const client = await program.database.pool.connect();
  const { signal } = new AbortController();
  await expect(makePages(program.database, client, id, signal)).rejects.toThrow(
    'Visitors would read these as they are: {keyword} → {{keyword}}, [city] → {{city}}. Replace them in the template.',
  );
  client.release();
  await query(
    "update generation_batches set status = 'cancelled', failed_while = 'generating' where id = $1",
    [id],
  );
  expect(await send('POST', `/api/batches/${id}/resume`)).toMatchObject(refused);
});

test('a template of an older program plans no batch, no series and no page', async () => {
  const { id } = await createTemplate(program);
  await query("update landing_page_templates set title_template = '{keyword} in [city]' where id = $1", [id]);
  const lists = { template_id: id, locations: 'Davie, FL', keywords: 'hauling', url_pattern: 'keyword-city' };
  expect(await send('POST', '/api/batches', lists)).toMatchObject(refused);
  expect(await send('POST', '/api/batch-series', { ...lists, series_name: 'Series' })).toMatchObject(refused);
  const values = { city: 'Davie', state: 'FL', keyword: 'hauling' };
  const page = { template_id: id, field_values: values, url_pattern: 'keyword-city' };
  expect(await send('POST', '/api/pages', page)).toMatchObject(refused);
});

test('a column of the batch may have the name that no page has', async () => {
  const { id } = await createTemplate(program, {
    status: 'draft',
    title_template: '{{keyword}} in {{town}}',
  });
  const lists = { template_id: id, locations: 'Davie, FL', keywords: 'town hauling', url_pattern: 'keyword' };
  const without = await send('POST', '/api/batches', lists);
  expect(without).toMatchObject({ status: 409, body: { error: { reason: 'placeholders' } } });
  expect(await send('POST', '/api/batches', { ...lists, field_values: { town: 'Davie' } })).toMatchObject({
    status: 202,
  });
  const row = { city: 'Naples', state: 'FL', field_values: { town: 'Naples' } };
  const ofOne = { ...lists, locations: 'Davie, FL\nNaples, FL', location_values: [row] };
  expect((await send('POST', '/api/batches', { ...ofOne, url_pattern: 'keyword-city' })).status).toBe(202);
});

test('values of a plan are shown as they are, so none has them', async () => {
  const { id } = await createTemplate(program);
  const plan = { template_id: id, locations: 'Davie, FL', keywords: 'hauling', url_pattern: 'keyword-city' };
  const refusal = (path: string) => ({
    status: 409,
    body: { error: { reason: 'placeholders', fields: [{ path }] } },
  });
  const keywords = await send('POST', '/api/batches', { ...plan, keywords: 'hauling\nhauling in {city}' });
  expect(keywords).toMatchObject(refusal('keywords'));
  const values = await send('POST', '/api/batches', { ...plan, field_values: { note: 'near [city]' } });
  expect(values).toMatchObject(refusal('field_values.note'));
  const row = { city: 'Davie', state: 'FL', field_values: { note: '%city%' } };
  const rows = await send('POST', '/api/batches', { ...plan, location_values: [row] });
  expect(rows).toMatchObject(refusal('location_values'));
});

test('drafts of it are not published, one or many, at once or gradually; nor are pages moved to it', async () => {
  const batch = await planBatch(program, { keywords: 'older hauling' });
  await generateBatch(program, batch.id);
  const older = await freezeOlder(batch.template_id ?? '');
  const { rows } = await query('select id from generated_landing_pages where generation_batch_id = $1', [
    batch.id,
  ]);
  const ids = rows.map(({ id }: { id: string }) => id);
  expect(await send('POST', `/api/templates/${batch.template_id}/moves`, {})).toMatchObject(refused);
  expect(await send('POST', `/api/batches/${batch.id}/update`, {})).toMatchObject(refused);
  expect(await send('POST', '/api/pages/bulk', { action: 'move', ids })).toMatchObject(refused);
  await query(
    "update generated_landing_pages set status = 'draft', template_version_id = $2 where id = any($1::uuid[])",
    [ids, older],
  );
  expect(await send('PATCH', `/api/pages/${ids[0]}`, { status: 'published' })).toMatchObject(refused);
  expect(await send('POST', '/api/pages/bulk', { action: 'publish', ids })).toMatchObject(refused);
  expect(
    await send('POST', '/api/pages/bulk', {
      action: 'publish',
      filter: { template_id: batch.template_id },
    }),
  ).toMatchObject(refused);
  expect(await send('POST', `/api/batches/${batch.id}/schedule`, pace)).toMatchObject(refused);
  await waitForIdleJobs(program);
  const left = await query(
    "select count(*) from generated_landing_pages where id = any($1) and status = 'draft'",
    [ids],
  );
  expect(Number(left.rows[0].count)).toBe(ids.length);
});
