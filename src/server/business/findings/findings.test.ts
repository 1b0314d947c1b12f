import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { PlaceFacts } from '../../../contract/business/figures.ts';
import { serviceTags } from '../../../contract/business/service-tags.ts';
import type { Fact } from '../../../contract/business/statements.ts';
import { packStore } from '../packs/pack-store.ts';
import { readTowns } from '../places/gazetteer.ts';
import { findingReader } from './finding-reader.ts';
import { guessTags, tagsOfService } from './service-tags.ts';

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

test('every town has findings without an error, and none with an unfilled name', () => {
  const { page } = findingReader([]);
  for (const { city, state } of readTowns().filter((_, at) => at % 150 === 0))
    for (const service of ['Repiping', 'House Cleaning', 'Garage Cleanouts', 'Dog Grooming'])
      for (const { text } of page({ city, state, service }))
        expect({ city, state, service, text }).toMatchObject({
          text: expect.not.stringMatching(/[{}]| {2}|undefined/),
        });
});

describe('tags of a service', () => {
  test('are guessed from its words', () => {
    expect(guessTags('Dog Grooming')).toContain('pets');
    expect(guessTags('Pool Cleaning')).toEqual(expect.arrayContaining(['water', 'outdoor', 'cleaning']));
    expect(guessTags('Mobile Notary')).toContain('paperwork');
    expect(guessTags('Consulting')).toEqual([]);
  });

  test('of a service of a pack are those of its document', () => {
    const cleaning = packStore.pack('house-cleaning');
    expect([...tagsOfService(cleaning, 'Window Cleaning')]).toEqual(['cleaning']);
    expect([...tagsOfService(cleaning, 'Gutter Repair')]).toContain('roof');
  });

  test('of any trade are those of the trade’s name, too', () => {
    const named = packStore.named('local-services', 'Pool Cleaning');
    expect(named && [...tagsOfService(named, 'Repairs')]).toContain('water');
  });

  test('each have words', () => {
    const words = [
      'window',
      'drain',
      'furnace',
      'air conditioning',
      'roof',
      'movers',
      'maid',
      'dog',
      'junk',
      'wiring',
    ];
    const more = ['painting', 'lawn', 'car', 'notary', 'wedding', 'nanny'];
    expect(new Set([...words, ...more].flatMap(guessTags))).toEqual(new Set(serviceTags));
  });
});
