import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTransferProgram, type TransferProgram } from '../../../../test/transfer-program.ts';

/* What the program stores at its limits, its own import takes, and a second export says the same. */

let from: TransferProgram;
let to: TransferProgram;
beforeAll(async () => {
  [from, to] = [await startTransferProgram(), await startTransferProgram()];
});
afterAll(async () => {
  await from.stop();
  await to.stop();
});

const texts = async ({ database }: TransferProgram) => ({
  pages: (
    await database.pool.query('select slug, title, field_values from generated_landing_pages order by slug')
  ).rows,
  redirects: (
    await database.pool.query(
      'select source_path, destination_path, redirect_type, description from redirects order by source_path',
    )
  ).rows,
  reviews: (await database.pool.query('select words, author, source_url from reviews')).rows,
  statements: (await database.pool.query('select subject, value, source_name from statements')).rows,
});

test('everything at its limits goes out and comes back the same', async () => {
  const long = (length: number, letter = 'k') => letter.repeat(length);
  const template = await createTemplate(from, {
    title_template: '{{keyword}} {{a}}{{b}}{{c}}',
    hero_subtitle_template: '{{a}}{{b}}{{c}}',
  });
  const batch = await planBatch(from, {
    template_id: template.id,
    locations: 'Miami, FL',
    keywords: `${long(191)}\n${long(192)}`,
  });
  await generateBatch(from, batch.id);
  const { items } = await from.call<{ items: { status: string; error_message: string | null }[] }>(
    'GET',
    `/api/batches/${batch.id}/plans`,
  );
  expect(items.map(plan => [plan.status, plan.error_message])).toEqual([
    ['completed', null],
    ['skipped', 'The address would be longer than 200 letters'],
  ]);
  const value = long(10_000, 'v ');
  const page = (keyword: string) => ({
    template_id: template.id,
    url_pattern: 'keyword',
    field_values: { keyword, city: 'Miami', state: 'FL', a: value.slice(0, 10_000), b: value, c: value },
  });
  const refused = await from.request('POST', '/api/pages', { cookie: from.cookie, body: page(long(201)) });
  expect(refused.status).toBe(400);
  const made = await from.request('POST', '/api/pages', {
    cookie: from.cookie,
    body: {
      ...page('single page'),
      field_values: { ...page('single page').field_values, b: long(10_000), c: long(10_000) },
    },
  });
  expect([made.status, await made.text()]).toEqual([201, expect.any(String)]);
  const redirect = (body: object) => from.call('POST', '/api/redirects', body);
  await redirect({
    source_path: `/${long(1_998)}`,
    destination_path: `/${long(1_998, 'z')}`,
    description: long(500),
  });
  await redirect({ source_path: `/?p=${long(1_900, 'é').slice(0, 300)}`, redirect_type: 410 });
  await redirect({ source_path: `/${'é'.repeat(300)}/%25`, destination_path: '/about', redirect_type: 308 });
  await from.call('POST', '/api/reviews', {
    reviewed_on: '2026-03-05',
    rating: 5,
    author: long(60),
    words: long(2_000, 'w'),
    source_name: long(80),
    source_url: `https://reviews.example/${long(470)}`,
    place: '',
    service: '',
  });
  // An earlier version made longer addresses.
  await from.database.pool.query(
    `update generated_landing_pages set slug = $1 where slug = (select slug from generated_landing_pages order by length(slug) limit 1)`,
    [long(598, 'y')],
  );
  const file = await (await from.export('full_system')).response.text();
  const checked = await to.check('full_system', file);
  expect([checked.status, checked.error_message]).toEqual(['checked', null]);
  expect(Object.entries(checked.import_results?.counts ?? {}).filter(([, one]) => one.refused > 0)).toEqual(
    [],
  );
  expect((await to.apply(checked.id)).status).toBe('completed');
  expect(await texts(to)).toEqual(await texts(from));
}, 120_000);
