import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createBatch,
  createTemplate,
  generateBatch,
  planBatch,
  towns,
  waitForBatch,
} from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { BatchPreview, Plan } from '../../../contract/generation/plans.ts';
import type { Page, PageRow } from '../../../contract/pages/pages.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const plansOf = async (id: string, query = ''): Promise<Plan[]> =>
  (await program.call<{ items: Plan[] }>('GET', `/api/batches/${id}/plans?per_page=200${query}`)).items;

const refused = async (method: string, path: string, body?: unknown) => {
  const reply = await program.request(method, path, { body, cookie: program.cookie });
  return { status: reply.status, error: (await reply.json()).error as { message: string; reason?: string } };
};

describe('planning', () => {
  test('every location is combined with every keyword, by state, city and keyword', async () => {
    const batch = await planBatch(program, {
      keywords: 'one\ntwo',
      locations: 'Miami, FL\nAtlanta, GA\nAlbany, GA',
    });
    expect(batch).toMatchObject({
      status: 'planning',
      is_planned: true,
      total_planned: 6,
      combinations: 6,
      state_count: 2,
    });
    expect((await plansOf(batch.id)).map(plan => plan.slug)).toEqual([
      'one-miami-fl',
      'two-miami-fl',
      'one-albany-ga',
      'two-albany-ga',
      'one-atlanta-ga',
      'two-atlanta-ga',
    ]);
  });

  test('plans of a state are read on from a cursor', async () => {
    const { id } = await planBatch(program, {
      keywords: 'three\nfour',
      locations: 'Miami, FL\nAlbany, GA\nAtlanta, GA',
    });
    const read = (cursor: string) =>
      program.call<{ items: Plan[]; next_cursor: string | null; total: number }>(
        'GET',
        `/api/batches/${id}/plans?state=GA&per_page=2${cursor}`,
      );
    const first = await read('');
    const second = await read(`&cursor=${first.next_cursor}`);
    expect([first, second].map(({ items, total }) => [items.map(plan => plan.slug), total])).toEqual([
      [['three-albany-ga', 'four-albany-ga'], 4],
      [['three-atlanta-ga', 'four-atlanta-ga'], 4],
    ]);
    expect(second.next_cursor).toBeNull();
  });

  test('batches named after the same lists in the same moment get different names', async () => {
    const { id: template_id, name } = await createTemplate(program);
    const input = { template_id, locations: 'Kona, FL', keywords: 'raft removal', name: '' };
    const made = await Promise.all([1, 2, 3].map(() => createBatch(program, input)));
    const ends = made.map(batch => batch.name.replace(/^.* - \d{4}-\d\d-\d\d/, '')).toSorted();
    expect(ends).toEqual(['', ' (2)', ' (3)']);
    expect(made.every(batch => batch.name.startsWith(`${name} - 1 keywords, 1 locations - `))).toBe(true);
  });

  test('a batch without a name is named after template, counts and day', async () => {
    const template = await createTemplate(program, { name: 'Hauling' });
    const batch = await createBatch(program, { template_id: template.id, keywords: 'named' });
    expect(batch.name).toMatch(/^Hauling - 1 keywords, 3 locations - \d{4}-\d{2}-\d{2}$/);
  });

  test('missing locations, keywords and template are refused in the words of the specification', async () => {
    const { id: template_id } = await createTemplate(program);
    const good = { template_id, locations: 'Miami, FL', keywords: 'x' };
    expect((await refused('POST', '/api/batches', { ...good, template_id: '' })).error.message).toBe(
      'Please select a template first',
    );
    expect((await refused('POST', '/api/batches', { ...good, locations: ' \n ' })).error.message).toBe(
      'Please enter locations in the locations field',
    );
    expect((await refused('POST', '/api/batches', { template_id, keywords: 'x' })).error.message).toBe(
      'Please enter locations in the locations field',
    );
    expect((await refused('POST', '/api/batches', { ...good, keywords: '' })).error.message).toBe(
      'Please enter keywords in the keywords field',
    );
    expect((await refused('POST', '/api/batches', { ...good, locations: 'nowhere' })).error.message).toMatch(
      /^No valid locations found\. Please check your locations format \(City, State\)/,
    );
  });

  test('a pattern with one address for every page is refused before planning', async () => {
    const { id: template_id } = await createTemplate(program);
    const { status, error } = await refused('POST', '/api/batches', {
      template_id,
      locations: 'Miami, FL\nTampa, FL',
      keywords: 'x',
      url_pattern: 'always-the-same',
    });
    expect(status).toBe(400);
    expect(error.message).toContain('Every page would get the same address');
  });

  test('a template without sections is refused', async () => {
    const { id: template_id } = await createTemplate(program, { content_sections: [] });
    const { error } = await refused('POST', '/api/batches', {
      template_id,
      locations: 'Miami, FL',
      keywords: 'x',
    });
    expect(error.message).toBe('Template has no valid content sections');
  });

  test('addresses of the site itself and of existing pages are skipped as existing', async () => {
    const first = await planBatch(program, { locations: 'Miami, FL', keywords: 'taken' });
    await generateBatch(program, first.id);
    const batch = await planBatch(program, { locations: 'Miami, FL\nTampa, FL', keywords: 'taken' });
    expect(batch).toMatchObject({ total_planned: 1, total_skipped: 1 });
    expect(await plansOf(batch.id, '&status=skipped')).toMatchObject([
      { slug: 'taken-miami-fl', error_message: 'Page already exists' },
    ]);
    const reserved = await planBatch(program, {
      locations: 'Miami, FL',
      keywords: 'about\nfresh',
      url_pattern: 'keyword',
    });
    expect(reserved).toMatchObject({ total_planned: 1, total_skipped: 1 });
  });

  test('when everything exists the batch says so and can’t be approved', async () => {
    const first = await planBatch(program, { locations: 'Miami, FL', keywords: 'all there' });
    await generateBatch(program, first.id);
    const again = await planBatch(program, { locations: 'Miami, FL', keywords: 'all there' });
    expect(again.notice).toBe('All combinations already exist in the database');
    const { error } = await refused('POST', `/api/batches/${again.id}/approve`);
    expect(error.message).toBe('No planned URLs found in batch');
  });

  test('combinations with one address are made once and counted', async () => {
    const batch = await planBatch(program, {
      locations: 'Miami, FL\nTampa, FL',
      keywords: 'same one',
      url_pattern: 'keyword-state',
    });
    expect(batch).toMatchObject({ total_planned: 1, total_duplicates: 1, combinations: 2 });
    const preview: BatchPreview = await program.call('GET', `/api/batches/${batch.id}/preview`);
    expect(preview.states).toMatchObject([{ state: 'FL', count: 1 }]);
  });

  test('the preview shows ten plans of each state and how the keywords share the work', async () => {
    const batch = await planBatch(program, {
      locations: `${towns(12)}\n${towns(3, 'GA')}`,
      keywords: 'preview a\npreview b',
    });
    const preview: BatchPreview = await program.call('GET', `/api/batches/${batch.id}/preview`);
    expect(preview.states.map(({ state, count, plans }) => [state, count, plans.length])).toEqual([
      ['FL', 24, 10],
      ['GA', 6, 6],
    ]);
    expect(preview.keywords).toEqual([
      { keyword: 'preview a', count: 15 },
      { keyword: 'preview b', count: 15 },
    ]);
    expect((await plansOf(batch.id, '&state=GA')).every(plan => plan.state === 'GA')).toBe(true);
  });

  test('without High-Performance Mode the plan is one transaction with the same result', async () => {
    const batch = await planBatch(program, { keywords: 'at once', high_performance: false });
    expect(batch).toMatchObject({ total_planned: 3, planned_through: 3, is_planned: true });
  });
});

describe('approving and generating', () => {
  test('plans become published pages with their template’s name and version', async () => {
    const template = await createTemplate(program, { name: 'Pages of mine' });
    const batch = await planBatch(program, { template_id: template.id, keywords: 'gutter cleaning' });
    const done = await generateBatch(program, batch.id);
    expect(done).toMatchObject({
      status: 'completed',
      total_planned: 3,
      total_completed: 3,
      total_failed: 0,
    });
    const plans = await plansOf(batch.id);
    expect(plans.every(plan => plan.status === 'completed' && plan.generated_page_id)).toBe(true);
    const page: Page = await program.call('GET', `/api/pages/${plans[0]?.generated_page_id}`);
    expect(page).toMatchObject({
      slug: 'gutter-cleaning-miami-fl',
      title: 'Gutter Cleaning in Miami, FL',
      template_name: 'Pages of mine',
      template_version: 1,
      status: 'published',
      field_values: { city: 'Miami', state: 'FL', keyword: 'gutter cleaning' },
    });
    expect(page.content_sections[1]).toMatchObject({
      type: 'text',
      content: { content: 'We haul in Miami, FL.' },
    });
  });

  test('only a planned batch is approved and only an approved one generated', async () => {
    const batch = await planBatch(program, { keywords: 'in order' });
    expect((await refused('POST', `/api/batches/${batch.id}/generate`)).error.message).toBe(
      'Batch status is planning, expected approved',
    );
    await program.call('POST', `/api/batches/${batch.id}/approve`);
    expect((await refused('POST', `/api/batches/${batch.id}/approve`)).error.message).toBe(
      'Batch is in approved status, cannot approve',
    );
    expect(
      (await refused('POST', '/api/batches/00000000-0000-4000-8000-000000000000/approve')).error.message,
    ).toBe('Batch not found or inaccessible');
  });

  test('two approvals at once: one succeeds', async () => {
    const batch = await planBatch(program, { keywords: 'raced' });
    const replies = await Promise.all(
      [1, 2, 3].map(() =>
        program.request('POST', `/api/batches/${batch.id}/approve`, { cookie: program.cookie }),
      ),
    );
    expect(replies.map(reply => String(reply.status)).toSorted()).toEqual(['200', '409', '409']);
  });

  test('a page that appears between planning and generating is skipped, not doubled', async () => {
    const one = await planBatch(program, { locations: 'Miami, FL', keywords: 'contested' });
    const two = await planBatch(program, { locations: 'Miami, FL\nTampa, FL', keywords: 'contested' });
    await generateBatch(program, one.id);
    const done = await generateBatch(program, two.id);
    expect(done).toMatchObject({
      status: 'completed',
      total_planned: 1,
      total_completed: 1,
      total_skipped: 1,
    });
    expect(await plansOf(two.id, '&status=skipped')).toMatchObject([
      { error_message: 'Page already exists', generated_page_id: null },
    ]);
  });

  test('update mode moves existing pages to the new version and makes none', async () => {
    const template = await createTemplate(program, { title_template: 'Old {{city}}' });
    const first = await planBatch(program, {
      template_id: template.id,
      locations: 'Miami, FL',
      keywords: 'renewed',
    });
    await generateBatch(program, first.id);
    await program.call('PUT', `/api/templates/${template.id}`, {
      ...template,
      title_template: 'New {{city}}',
    });
    const update = await planBatch(program, {
      template_id: template.id,
      locations: 'Miami, FL\nTampa, FL',
      keywords: 'renewed',
      update_existing: true,
    });
    expect(update.name).toMatch(/^Update - /);
    expect(update).toMatchObject({ total_planned: 1, total_skipped: 1, template_version: 2 });
    await generateBatch(program, update.id);
    const { items } = await program.call<{ items: PageRow[] }>('GET', '/api/pages?search=renewed');
    expect(items.map(page => page.title)).toEqual(['New Miami']);
  });

  test('cancelling a plan deletes plans that have not become pages', async () => {
    const batch = await planBatch(program, { keywords: 'not wanted' });
    const cancelled: Batch = await program.call('POST', `/api/batches/${batch.id}/cancel`);
    expect(cancelled).toMatchObject({ status: 'cancelled', can_resume: false });
    await expect.poll(() => plansOf(batch.id)).toEqual([]);
    expect((await refused('POST', `/api/batches/${batch.id}/resume`)).status).toBe(409);
  });

  test('a missing template stops the batch with the reason, and a resume continues', async () => {
    const batch = await planBatch(program, { keywords: 'orphaned' });
    await program.call('POST', `/api/batches/${batch.id}/approve`);
    const row = await program.database.pool.query(
      'select template_version_id from generation_batches where id = $1',
      [batch.id],
    );
    const version = row.rows[0].template_version_id;
    await program.database.pool.query(
      'update generation_batches set template_version_id = null where id = $1',
      [batch.id],
    );
    await program.call('POST', `/api/batches/${batch.id}/generate`);
    const stopped = await waitForBatch(program, batch.id, one => one.status === 'cancelled');
    expect(stopped).toMatchObject({
      notice: 'Generation failed: Batch has no associated template',
      can_resume: true,
    });
    await program.database.pool.query(
      'update generation_batches set template_version_id = $2 where id = $1',
      [batch.id, version],
    );
    await program.call('POST', `/api/batches/${batch.id}/resume`);
    expect(await waitForBatch(program, batch.id, one => one.status === 'completed')).toMatchObject({
      total_completed: 3,
    });
  });

  test('without High-Performance Mode all pages appear in one transaction', async () => {
    const batch = await planBatch(program, { keywords: 'whole', high_performance: false });
    expect(await generateBatch(program, batch.id)).toMatchObject({ status: 'completed', total_completed: 3 });
  });

  test('deleting a batch keeps its pages', async () => {
    const batch = await planBatch(program, { locations: 'Miami, FL', keywords: 'kept page' });
    await generateBatch(program, batch.id);
    await program.call('DELETE', `/api/batches/${batch.id}`);
    expect((await refused('GET', `/api/batches/${batch.id}`)).status).toBe(404);
    expect((await program.call<{ total: number }>('GET', '/api/pages?search=kept-page')).total).toBe(1);
  });

  test('events report every step until the batch is completed', async () => {
    const batch = await planBatch(program, { keywords: 'watched' });
    const reply = await program.request('GET', `/api/batches/${batch.id}/events`, { cookie: program.cookie });
    expect(reply.headers.get('content-type')).toContain('text/event-stream');
    await generateBatch(program, batch.id);
    const statuses: string[] = [];
    const decoder = new TextDecoder();
    for await (const chunk of reply.body ?? []) {
      for (const [, status] of decoder.decode(chunk).matchAll(/"status":"(\w+)"/g))
        statuses.push(status ?? '');
      if (statuses.includes('completed')) break;
    }
    expect(statuses[0]).toBe('planning');
    expect(statuses.at(-1)).toBe('completed');
  });
});
