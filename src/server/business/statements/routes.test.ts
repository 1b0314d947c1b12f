import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, openLikenessGate, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Fact, Statement, StatementImport } from '../../../contract/business/statements.ts';

let program: TestProgram;
let origin: string;
let now = new Date('2027-01-10T12:00:00Z');

beforeAll(async () => {
  program = await startTestProgram({}, () => now);
  await openLikenessGate(program);
  ({ origin } = await program.listen());
});
afterAll(() => program.stop());

async function refused(status: number, method: string, path: string, body?: unknown) {
  const reply = await program.request(method, path, { body, cookie: program.cookie });
  const text = await reply.text();
  expect({ status: reply.status, text }).toMatchObject({ status });
  return JSON.parse(text).error;
}
const create = (body: object) => program.call<Statement>('POST', '/api/statements', body);
const list = (query = '') =>
  program.call<{ items: Statement[]; total: number }>('GET', `/api/statements${query}`);
const patch = (id: string, body: object) => program.call<Statement>('PATCH', `/api/statements/${id}`, body);
const importCsv = (csv: string, apply = true) =>
  program.call<StatementImport>('POST', '/api/statements/import', { csv, apply });
/** Processes hear of a change after it is committed: a moment later. */
async function factsOf(city: string): Promise<Record<string, string>> {
  const { items } = await program.call<{ items: Fact[] }>(
    'GET',
    `/api/statements/facts?city=${encodeURIComponent(city)}&state=FL`,
  );
  return Object.fromEntries(items.map(({ name, value }) => [name, value]));
}

const limit = {
  subject_kind: 'place',
  subject: 'davie, florida',
  predicate: 'bulk_limit',
  value: '10 cubic yards',
  source: 'https://www.davie-fl.gov/bulk',
  source_name: 'Town of Davie',
} as const;
const head = 'subject,predicate,value,source,source_name,checked_on,expires_on,license';

test('a statement is added, found, changed and deleted', async () => {
  const made = await create({ ...limit, checked_on: '2026-12-31', expires_on: '2027-06-30' });
  expect(made).toMatchObject({
    subject: 'Davie, FL',
    checked_on: '2026-12-31',
    expires_on: '2027-06-30',
    is_disputed: false,
    revision: 1,
  });
  expect((await list('?search=CUBIC')).items).toEqual([made]);
  expect((await list('?search=da')).total).toBe(1);
  expect((await list('?subject_kind=county')).total).toBe(0);
  expect((await list('?predicate=bulk_limit')).total).toBe(1);
  await expect
    .poll(() => factsOf('Davie'))
    .toMatchObject({
      'place.bulk_limit': '10 cubic yards',
      'place.county': 'Broward County',
    });
  const changed = await patch(made.id, { value: '12 cubic yards', based_on: 1 });
  expect(changed).toMatchObject({ value: '12 cubic yards', revision: 2, expires_on: '2027-06-30' });
  await expect.poll(() => factsOf('Davie')).toMatchObject({ 'place.bulk_limit': '12 cubic yards' });
  const error = await refused(409, 'PATCH', `/api/statements/${made.id}`, { value: 'x', based_on: 1 });
  expect(error).toMatchObject({ reason: 'changed-meanwhile', current: { value: '12 cubic yards' } });
  await program.call('DELETE', `/api/statements/${made.id}`);
  await refused(404, 'GET', `/api/statements/${made.id}`);
  await expect.poll(() => factsOf('Davie')).not.toHaveProperty('place.bulk_limit');
});

test('what cannot be a statement is refused at its field', async () => {
  const wrong = async (change: object, path: string, message: string) =>
    expect(await refused(400, 'POST', '/api/statements', { ...limit, ...change })).toMatchObject({
      fields: [{ path, message: expect.stringContaining(message) }],
    });
  await wrong({ source: 'javascript:alert(1)' }, 'source', 'begins with https://');
  await wrong({ source: 'https://owner@x.example/' }, 'source', 'begins with https://');
  await wrong({ value: 'x'.repeat(10_000) }, 'value', 'At most 300');
  await wrong({ value: '{a|b}' }, 'value', 'without braces');
  await wrong({ subject: 'Nowhere, FL' }, 'subject', 'no place “Nowhere” in FL');
  await wrong({ subject: 'Davie' }, 'subject', 'Add a state, such as "Davie, FL"');
  await wrong({ subject: 'Nowhere, ZZ' }, 'subject', '“ZZ” is not a US state');
  await wrong({ subject_kind: 'county', subject: 'Davie, FL' }, 'subject', 'no county “Davie”');
  await wrong({ subject_kind: 'business', subject: '' }, 'predicate', 'can’t be stated of such');
  await wrong({ predicate: 'constructor' }, 'predicate', 'Not in the list');
  await wrong({ expires_on: '2027-02-31' }, 'expires_on', '2027-05-31');
});

test('where sources disagree, pages show none of them until a person chooses', async () => {
  const one = await create(limit);
  const other = await create({ ...limit, source: 'https://paper.example/davie', value: '8 cubic yards' });
  expect(other.is_disputed).toBe(true);
  expect((await list('?state=disputed')).total).toBe(2);
  await expect.poll(() => factsOf('Davie')).not.toHaveProperty('place.bulk_limit');
  await refused(409, 'POST', '/api/statements', limit);
  expect(await patch(other.id, { is_chosen: true })).toMatchObject({ is_chosen: true, is_disputed: false });
  await expect.poll(() => factsOf('Davie')).toMatchObject({ 'place.bulk_limit': '8 cubic yards' });
  expect((await list('?state=disputed')).total).toBe(0);
  await program.call('DELETE', `/api/statements/${other.id}`);
  await expect.poll(() => factsOf('Davie')).toMatchObject({ 'place.bulk_limit': '10 cubic yards' });
  await program.call('DELETE', `/api/statements/${one.id}`);
});

test('a CSV is checked row by row, applied whole or not at all, and is exported as it was imported', async () => {
  const csv = [
    head,
    '"county:Broward, FL",drop_off,"the center at 5490 Reese Road, Davie",https://www.broward.org/x,Broward County,2026-01-01,2027-05-31,',
    '"county:Broward County, FL",drop_off,another center,https://paper.example/x,,,,',
    '"place:Davie, FL",bulk_limit,10 cubic yards,owner,,,,',
    '"place:Davie, FL",bulk_limit,9 cubic yards,owner,,,,',
    'business:,years,17 years,owner,,,,',
    '"place:Davie, FL",nonsense,x,owner,,,,',
  ].join('\n');
  const report = await importCsv(csv);
  expect(report).toMatchObject({ applied: false, counts: { new: 4, refused: 2, disputed: 1 } });
  expect(report.rows.map(({ line, verdict }) => [line, verdict]).slice(0, 3)).toEqual([
    [5, 'refused'],
    [7, 'refused'],
    [3, 'new'],
  ]);
  expect((await list()).total).toBe(0);
  const good = csv.split('\n').toSpliced(4, 1).slice(0, -1).join('\n');
  expect(await importCsv(good)).toMatchObject({ applied: true, counts: { new: 4 } });
  const reply = await program.request('GET', '/api/statements/export.csv', { cookie: program.cookie });
  const exported = await reply.text();
  expect(exported).toContain('"county:Broward, FL",drop_off');
  expect(await importCsv(exported, false)).toMatchObject({ counts: { new: 0, same: 4, refused: 0 } });
  expect(await importCsv(good.replace('17 years', '18 years'))).toMatchObject({
    counts: { new: 0, changed: 1, same: 3 },
  });
});

test('a page shows its facts, loses a sentence with its fact, and only pages with it are drawn again', async () => {
  await importCsv(
    [
      head,
      '"place:Jupiter, FL",bulk_limit,6 cubic yards,https://www.jupiter.fl.us/bulk,Town of Jupiter,,,',
      '"county:Martin, FL",drop_off,9155 SW Busch Street,https://www.martin.fl.us/x,Martin County,,2027-01-10,',
    ].join('\n'),
  );
  const { id } = await createTemplate(program, {
    content_sections: [
      {
        id: 'local',
        type: 'local_facts',
        title: 'In {{city}}',
        order: 1,
        content: {
          points: [
            {
              title: 'Bulk',
              description: 'It lies in {{fact:place.county}}. A pickup takes {{fact:place.bulk_limit}}.',
            },
            { title: 'Yourself', description: 'Drive to {{fact:county.drop_off}}.' },
          ],
        },
      },
    ],
  });
  const batch = await planBatch(program, {
    template_id: id,
    locations: 'Jupiter, FL\nStuart, FL',
    keywords: 'hauling',
  });
  await generateBatch(program, batch.id);
  const read = async (slug: string) => (await fetch(`${origin}/${slug}/`)).text();
  const [jupiter, stuart] = ['hauling-jupiter-fl', 'hauling-stuart-fl'];
  expect(await read(jupiter)).toContain('It lies in Palm Beach County. A pickup takes 6 cubic yards.');
  expect(await read(jupiter)).toContain('href="https://www.jupiter.fl.us/bulk"');
  expect(await read(jupiter)).not.toContain('Drive to');
  expect(await read(stuart)).toContain('Drive to 9155 SW Busch Street.');
  expect(await read(stuart)).not.toContain('A pickup takes');

  const rendered = program.cache.rendered;
  const [stored] = (await list('?search=Jupiter')).items;
  await patch(stored?.id ?? '', { value: '7 cubic yards' });
  await expect.poll(() => read(jupiter)).toContain('A pickup takes 7 cubic yards.');
  await read(stuart);
  expect(program.cache.rendered - rendered).toBe(1);

  const { items } = await program.call<{ items: { statement: Statement; pages: number }[] }>(
    'GET',
    '/api/statements/expiring?days=3650',
  );
  expect(items.find(({ statement }) => statement.subject === 'Martin, FL')?.pages).toBe(1);

  await program.call('DELETE', `/api/statements/${stored?.id}`);
  await expect.poll(() => read(jupiter)).not.toContain('A pickup takes');
  now = new Date('2027-01-11T00:00:01Z');
  program.cache.dropAll();
  expect(await read(stuart)).not.toContain('Drive to');
  expect(await read(stuart)).toContain('It lies in Martin County.');
});
