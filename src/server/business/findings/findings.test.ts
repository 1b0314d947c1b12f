import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { PlaceFacts } from '../../../contract/business/figures.ts';
import type { Fact } from '../../../contract/business/statements.ts';
import { readTowns } from '../places/gazetteer.ts';
import { findingReader } from './finding-reader.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

async function findingsOf(city: string, state: string, service: string): Promise<readonly Fact[]> {
  const query = new URLSearchParams({ city, state, service });
  const { items } = await program.call<{ items: Fact[] }>('GET', `/api/statements/facts?${query}`);
  return items.filter(({ name }) => name.includes('.finding_'));
}

test('a page of a town and service has whole sentences with their sources and years', async () => {
  const found = await findingsOf('Meridian', 'ID', 'Water Heater Repair');
  const [first] = found;
  expect(first?.name).toBe('place.finding_1');
  expect(found.length).toBeGreaterThan(5);
  for (const { value, source, source_name } of found) {
    expect(value).toMatch(/^[\p{Lu}\d$].*\d.*\.$/su);
    expect(value).not.toMatch(/[{}|]/);
    expect(source).toMatch(/^https:\/\//);
    expect(source_name).not.toBe('');
  }
  expect(found.filter(({ name }) => name.startsWith('place.')).length).toBeLessThanOrEqual(8);
});

test('the API names the findings of a place and service with their sentences', async () => {
  const { findings } = await program.call<PlaceFacts>(
    'GET',
    `/api/places/${encodeURIComponent('Meridian, ID')}/facts?service=Repiping`,
  );
  const onPage = await findingsOf('Meridian', 'ID', 'Repiping');
  const sentences = findings.flatMap(one => one.sentences);
  expect(new Map(sentences.map(({ name, text }) => [name, text]))).toEqual(
    new Map(onPage.map(({ name, value }) => [name, value])),
  );
  expect(sentences.every(({ source }) => source !== '')).toBe(true);
});

test('a service that no pack knows has those that fit its keywords, and others once these change', async () => {
  const ids = async () => {
    const { findings } = await program.call<PlaceFacts>(
      'GET',
      `/api/places/${encodeURIComponent('Lakewood, OH')}/facts?service=Dry%20Basements`,
    );
    return findings.map(({ id }) => id);
  };
  expect(await ids()).toEqual([]);
  const text = { name: 'Dry Basements', summary: 'Water stays out.', keywords: ['sump pump repair'] };
  const { id } = await program.call<{ id: string }>('POST', '/api/services', {
    ...text,
    content_pack: 'junk-removal',
    content: {},
  });
  await expect.poll(ids).toContain('drain-snow');
  await program.call('PUT', `/api/services/${id}`, {
    ...text,
    keywords: ['basement remodeling'],
    content: {},
  });
  await expect.poll(ids).toEqual([]);
});

test('a page says nothing that follows from a figure that a statement about its town contradicts', async () => {
  const path = `/api/places/${encodeURIComponent('Lakewood, OH')}/facts?service=Repiping`;
  const { findings } = await program.call<PlaceFacts>('GET', path);
  const byAge = findings.flatMap(one => one.sentences).filter(({ text }) => /\b1[89]\d\d\b/.test(text));
  expect(byAge.length).toBeGreaterThan(0);
  const said = async () =>
    (await findingsOf('Lakewood', 'OH', 'Repiping')).filter(({ value }) =>
      byAge.some(({ text }) => text === value),
    );
  expect((await said()).length).toBeGreaterThan(0);
  await program.call('POST', '/api/statements', {
    subject_kind: 'place',
    subject: 'Lakewood, OH',
    predicate: 'housing',
    value: 'mostly built after 2010',
    source: 'owner',
  });
  await expect.poll(said).toEqual([]);
  expect((await findingsOf('Lakewood', 'OH', 'Repiping')).length).toBeGreaterThan(3);
});

test('a page without a service, and a place that is no town, have none', async () => {
  expect(await findingsOf('Meridian', 'ID', '')).toEqual([]);
  expect(await findingsOf('Nowhere at All', 'ID', 'Water Heater Repair')).toEqual([]);
  expect(await findingsOf('', '', 'Water Heater Repair')).toEqual([]);
});

test('towns and services of a batch don’t tell the same in the same order', async () => {
  const said = async (city: string, service: string) =>
    (await findingsOf(city, 'ID', service)).map(({ value }) => value.replaceAll(city, 'here')).join('\n');
  const pages = await Promise.all(
    ['Meridian', 'Nampa', 'Eagle', 'Kuna'].flatMap(city =>
      ['Water Heater Repair', 'Drain Cleaning'].map(service => said(city, service)),
    ),
  );
  expect(new Set(pages).size).toBe(8);
});

test('a place that no list has gets those of the county that its owner named', () => {
  const { page } = findingReader([
    { city: 'Flushing', state: 'NY', county: 'Queens', latitude: null, longitude: null },
  ]);
  const found = page({ city: 'Flushing', state: 'NY', service: 'Mobile Notary' });
  expect(found.length).toBeGreaterThan(3);
  expect(found.every(({ name }) => name.startsWith('county.'))).toBe(true);
  expect(found.map(({ text }) => text).join(' ')).toContain('Queens County');
});

test('every town has findings without an error, and none with an unfilled name', () => {
  const { page } = findingReader([]);
  for (const { city, state } of readTowns().filter((_, at) => at % 150 === 0))
    for (const service of ['Repiping', 'House Cleaning', 'Garage Cleanouts', 'Dog Grooming'])
      for (const { text } of page({ city, state, service }))
        expect({ city, state, service, text }).toMatchObject({
          text: expect.not.stringMatching(/[{}]| {2}|undefined/),
        });
});
