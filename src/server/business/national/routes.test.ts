import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { PlaceFacts } from '../../../contract/business/figures.ts';
import type { Fact } from '../../../contract/business/statements.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const read = (id: string, service = '') =>
  program.call<PlaceFacts>(
    'GET',
    `/api/places/${encodeURIComponent(id)}/facts?${new URLSearchParams({ service })}`,
  );

describe('the facts of a place', () => {
  test('a town has its figures with label, text, source and year', async () => {
    const { figures, ...town } = await read('roundrock|TX');
    expect(town).toMatchObject({
      id: 'roundrock|TX',
      city: 'Round Rock',
      county: 'Williamson County',
      namesakes: [],
      findings: [],
    });
    expect(figures.find(({ name }) => name === 'place.elevation_ft')).toEqual({
      name: 'place.elevation_ft',
      label: 'Height above the sea',
      value: 735,
      text: 'about 740 feet',
      source: 'https://www.geonames.org',
      source_name: 'GeoNames',
      year: '2026',
      license: 'CC BY 4.0',
    });
    const rule = figures.find(({ name }) => name === 'state.electronics_recycling_law');
    expect(rule).toMatchObject({ text: 'since 2007', source: expect.stringMatching(/^https:/) });
  });

  test.each([
    'Round Rock, TX',
    'round rock, texas',
    'Round Rock, Williamson County, TX',
    'roundrock|TX|48491',
  ])('%s is the same town as its key', async id => {
    expect((await read(id)).id).toBe('roundrock|TX');
  });

  test('a town in two counties has the figures of the county that is named', async () => {
    const [one, other] = await Promise.all([read('Austin, TX'), read('Austin, Williamson County, TX')]);
    const people = ({ figures }: PlaceFacts) =>
      figures.find(({ name }) => name === 'county.population_2023')?.text;
    expect([other.city, other.county]).toEqual(['Austin', 'Williamson County']);
    expect([people(one), people(other)]).toEqual(['1,334,961 people', '697,191 people']);
  });

  test('of two towns of one name the larger is meant, and the other has a key with its county', async () => {
    const large = await read('Mountain View, CA');
    expect(large).toMatchObject({ id: 'mountainview|CA', county: 'Santa Clara County' });
    const [small] = large.namesakes;
    expect(small).toEqual({ id: 'mountainview|CA|06013', county: 'Contra Costa County' });
    expect(await read(small?.id ?? '')).toMatchObject({ id: small?.id, county: 'Contra Costa County' });
  });

  test('statements and the gazetteer are those of the call for facts', async () => {
    const statement = {
      subject_kind: 'place',
      subject: 'Round Rock, TX',
      predicate: 'setting',
      value: 'a city north of Austin',
      source: 'owner',
    };
    await program.call('POST', '/api/statements', statement);
    const { facts } = await read('Round Rock, TX');
    const { items } = await program.call<{ items: Fact[] }>(
      'GET',
      '/api/statements/facts?city=Round+Rock&state=TX',
    );
    expect(facts).toEqual(items);
    expect(facts).toContainEqual(expect.objectContaining({ value: 'a city north of Austin' }));
  });

  test('a town of a territory has no figures, and its facts', async () => {
    expect(await read('San Juan, PR')).toMatchObject({ figures: [], city: 'San Juan' });
  });

  test.each([
    'Nowhereville, TX',
    'Round Rock',
    'Round Rock, Harris County, TX',
    'roundrock|TX|48453x',
    '|',
    ', ,',
    '../../etc',
    '%00',
    'x'.repeat(200),
  ])('%s is not found, with what to write', async id => {
    const reply = await program.request('GET', `/api/places/${encodeURIComponent(id)}/facts`, {
      cookie: program.cookie,
    });
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({
      error: { reason: 'town-missing', message: expect.stringContaining('Jupiter, FL') },
    });
  });

  test('an id of more than 200 characters is refused', async () => {
    const reply = await program.request('GET', `/api/places/${'x'.repeat(201)}/facts`, {
      cookie: program.cookie,
    });
    expect(reply.status).toBe(400);
  });
});
