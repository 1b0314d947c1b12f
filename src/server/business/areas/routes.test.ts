import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { ServedArea } from '../../../contract/business/areas.ts';
import type { Fact, Statement } from '../../../contract/business/statements.ts';
import type { Areas } from '../../../contract/platform/areas.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { packStore } from '../packs/pack-store.ts';
import { isFactName } from '../packs/predicates.ts';
import { isServed } from './is-served.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

interface StatementList {
  readonly items: readonly Statement[];
  readonly total: number;
}
interface Listed {
  readonly items: readonly ServedArea[];
  readonly total: number;
  readonly is_nationwide: boolean;
}
const list = (query = '') => program.call<Listed>('GET', `/api/areas${query}`);
const send = async (method: string, path: string, body?: unknown) => {
  const response = await program.request(method, path, {
    cookie: program.cookie,
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
};

describe('served areas', () => {
  test('are the counties, then the towns, in pages', async () => {
    const first = await program.call<Listed & { next_cursor: string }>('GET', '/api/areas?per_page=4');
    expect(first.items.map(({ name }) => name)).toEqual([
      'Palm Beach County, FL',
      'Broward County, FL',
      'Miami-Dade County, FL',
      'Martin County, FL',
    ]);
    expect(first).toMatchObject({ total: 30, is_nationwide: false });
    const next = await list(`?per_page=1&cursor=${first.next_cursor}`);
    expect(next.items).toEqual([
      {
        id: 'town-miami-fl',
        kind: 'town',
        name: 'Miami, FL',
        state: 'FL',
        county: 'Miami-Dade',
        city: 'Miami',
        miles: null,
      },
    ]);
  });

  test('say what holds a place', async () => {
    const names = async (place: string) =>
      (await list(`?place=${encodeURIComponent(place)}`)).items.map(({ name }) => name);
    expect(await names('Miami, FL')).toEqual(['Miami-Dade County, FL', 'Miami, FL']);
    expect(await names('Stuart, fl')).toEqual(['Martin County, FL']);
    expect(await names('Asheville, NC')).toEqual([]);
    expect(await send('GET', '/api/areas?place=Asheville')).toMatchObject({ status: 400 });
  });

  test('are added and removed one by one, for every page and process', async () => {
    const circle = await send('POST', '/api/areas', {
      kind: 'circle',
      city: 'tampa',
      state: 'FL',
      miles: 20,
    });
    expect(circle).toMatchObject({ status: 201, body: { name: '20 miles around Tampa, FL' } });
    expect(isServed(program.settings.current().areas, 'Brandon', 'FL')).toBe(true);
    expect(isServed(program.settings.current().areas, 'Orlando', 'FL')).toBe(false);
    const county = await send('POST', '/api/areas', {
      kind: 'county',
      county: 'Buncombe County',
      state: 'NC',
    });
    expect(county).toMatchObject({
      status: 201,
      body: { id: 'county-buncombe-county-nc', county: 'Buncombe' },
    });
    expect(isServed(program.settings.current().areas, 'Asheville', 'NC')).toBe(true);
    for (const { body } of [circle, county])
      expect(await send('DELETE', `/api/areas/${body.id}`)).toEqual({ status: 204, body: null });
    expect(isServed(program.settings.current().areas, 'Asheville', 'NC')).toBe(false);
    expect(await send('DELETE', `/api/areas/${county.body.id}`)).toMatchObject({ status: 404 });
  });

  test('a town that the gazetteer does not have needs its county and a position in its state', async () => {
    const unknown = { kind: 'town', city: 'Nowhere Springs', state: 'NV' };
    expect(await send('POST', '/api/areas', unknown)).toMatchObject({
      status: 400,
      body: {
        error: {
          message: 'Town not found. Enter its county, latitude and longitude.',
          fields: [{ path: 'county' }],
        },
      },
    });
    const inNye = { ...unknown, county: 'Nye' };
    const fields = async (body: object) => {
      const reply = await send('POST', '/api/areas', body);
      return [reply.status, reply.body.error.fields.map(({ path }: { path: string }) => path)];
    };
    expect(await fields(inNye)).toEqual([400, ['latitude']]);
    expect(await fields({ ...inNye, latitude: 0, longitude: 0 })).toEqual([400, ['latitude']]);
    expect(await fields({ ...inNye, latitude: 38, longitude: -80 })).toEqual([400, ['longitude']]);
    expect(await fields({ ...inNye, county: 'Gondor', latitude: 38, longitude: -116 })).toEqual([
      400,
      ['county'],
    ]);
    const placed = { ...inNye, latitude: 38, longitude: -116 };
    expect(await send('POST', '/api/areas', placed)).toMatchObject({ status: 201, body: { county: 'Nye' } });
    expect(isServed(program.settings.current().areas, 'nowhere springs', 'Nevada')).toBe(true);
    expect(await send('POST', '/api/areas', placed)).toMatchObject({
      status: 409,
      body: { error: { reason: 'area-exists' } },
    });
  });

  test('a county has to be one, and is spelled as the gazetteer spells it', async () => {
    const county = (name: string, state: string) =>
      send('POST', '/api/areas', { kind: 'county', county: name, state });
    expect(await county('Gondor', 'TX')).toMatchObject({
      status: 400,
      body: {
        error: {
          fields: [{ path: 'county', message: expect.stringMatching(/^Gondor County not found in TX\./) }],
        },
      },
    });
    for (const [name, state, spelled] of [
      ['travis county', 'TX', 'Travis'],
      ['Orleans', 'LA', 'Orleans Parish'],
      ['San Francisco', 'CA', 'San Francisco'],
      // The gazetteer has no town there.
      ['Alpine', 'CA', 'Alpine'],
    ] as const) {
      const { body } = await county(name, state);
      expect([name, body.county]).toEqual([name, spelled]);
      await send('DELETE', `/api/areas/${body.id}`);
    }
  });

  test('what is new in the settings has to be there; what is stored already stays', async () => {
    const { areas } = await program.call<SettingsReply>('GET', '/api/settings');
    const gondor = { county: 'Gondor', state: 'TX' };
    const zzz = { city: 'Zzz', ...gondor, latitude: 0, longitude: 0 };
    const odd = {
      ...areas.value,
      counties: [...areas.value.counties, gondor],
      towns: [...areas.value.towns, zzz],
    };
    const put = async (value: object) => {
      const { areas: now } = await program.call<SettingsReply>('GET', '/api/settings');
      return send('PUT', '/api/settings/areas', { revision: now.revision, value });
    };
    const refused = await put(odd);
    const last = areas.value.towns.length;
    expect([refused.status, refused.body.error.fields.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      [
        `value.counties.${areas.value.counties.length}.county`,
        `value.towns.${last}.county`,
        `value.towns.${last}.latitude`,
      ],
    ]);
    const far = await put({ ...areas.value, towns: [{ ...zzz, latitude: 999 }] });
    expect(far.body.error.message).toBe('Latitude: enter a number from -90 to 90');
    const { pool } = program.database;
    await pool.query(
      `update settings set value = jsonb_set(value, '{value}', $1::jsonb) where name = 'site.areas'`,
      [JSON.stringify(odd)],
    );
    await program.settings.load();
    expect(program.settings.current().areas.counties).toContainEqual(gondor);
    expect((await put({ ...odd, region: 'the middle' })).body.value).toMatchObject({
      ...odd,
      region: 'the middle',
    });
    expect((await put(areas.value)).status).toBe(200);
  });

  test('a town in two counties is in the one that the owner says, and never in both', async () => {
    const pineRidge = { kind: 'town', city: 'Pine Ridge', state: 'FL' };
    // The larger one is in Citrus County, 150 miles away.
    const added = await send('POST', '/api/areas', { ...pineRidge, county: 'Collier County' });
    expect(added).toMatchObject({ status: 201, body: { county: 'Collier' } });
    const { areas } = program.settings.current();
    expect(areas.towns.at(-1)).toMatchObject({ city: 'Pine Ridge', county: 'Collier' });
    expect(areas.towns.at(-1)?.latitude).toBeLessThan(27);
    expect(await send('POST', '/api/areas', { ...pineRidge, county: 'Citrus' })).toMatchObject({
      status: 409,
      body: { error: { message: 'Pine Ridge, FL is listed in Collier County. Remove that town first.' } },
    });
    const { values } = await program.facts.of({ city: 'Pine Ridge', state: 'FL', service: '' }, areas);
    expect(values.get('place.county')).toBe('Collier County');
    expect(values.get('place.nearby')).toMatch(/Naples|Pelican Bay|Golden Gate/);
    await send('DELETE', `/api/areas/${added.body.id}`);
    // The city's other half is beyond the county border: it keeps its position.
    const over = { kind: 'town', city: 'Longboat Key', state: 'FL' };
    const half = await send('POST', '/api/areas', { ...over, county: 'Sarasota' });
    expect(program.settings.current().areas.towns.at(-1)?.latitude).toBeCloseTo(27.4, 1);
    await send('DELETE', `/api/areas/${half.body.id}`);
  });

  test('a circle around an unknown town is refused, in the settings too', async () => {
    const { areas } = await program.call<SettingsReply>('GET', '/api/settings');
    const circles = [{ city: 'Macon', state: 'FL', miles: 20 }];
    const reply = await send('PUT', '/api/settings/areas', { ...areas, value: { ...areas.value, circles } });
    expect(reply).toMatchObject({
      status: 400,
      body: { error: { fields: [{ path: 'value.circles.0.city' }] } },
    });
    expect(await send('POST', '/api/areas', { kind: 'circle', ...circles[0] })).toMatchObject({
      status: 400,
    });
  });

  test('the last county stays', async () => {
    const { items } = await list();
    const counties = items.filter(({ kind }) => kind === 'county');
    const replies = [];
    for (const { id } of counties) replies.push((await send('DELETE', `/api/areas/${id}`)).status);
    expect(replies).toEqual([204, 204, 204, 409]);
  });
});

test('counties of an older program become areas, each with the state of its business', async () => {
  const { pool, kysely } = program.database;
  const older = (counties: unknown) => ({
    revision: 4,
    value: { address: { state: 'GA' }, counties, name: 'Old & Sons' },
  });
  const moved = async (counties: unknown, areas: object) => {
    await pool.query(`delete from settings where name in ('site.areas', 'site.business')`);
    for (const [name, value] of [
      ['site.business', older(counties)],
      ['site.areas', areas],
    ])
      await pool.query('insert into settings (name, value) values ($1, $2)', [name, value]);
    await pool.query('select counties_to_areas()');
    return (await currentGroup(kysely, 'areas')).counties;
  };
  const fulton = { county: 'Fulton', state: 'GA' };
  const cobb = { county: 'Cobb', state: 'GA' };
  expect(await moved(['Fulton', 'Cobb'], { revision: 2, value: {} })).toEqual([fulton, cobb]);
  const lists = { home_and_about: ['Cobb'], landing_pages: ['Fulton', 'Cobb'] };
  expect(await moved(lists, { revision: 2, value: {} })).toEqual([cobb, fulton]);
  // Of the two lists the newer one stays.
  const own = [{ county: 'Lee', state: 'AL' }];
  expect(await moved(['Fulton'], { revision: 2, value: { counties: own } })).toEqual(own);
});

describe('a town is served', () => {
  const none: Areas = { ...defaultSettings.areas, counties: [], towns: [] };
  const county = { ...none, counties: [{ county: 'Hollywood', state: 'CA' }] };

  test('in its own state only', () => {
    const broward = { ...none, counties: [{ county: 'Broward', state: 'FL' }] };
    expect(isServed(broward, 'Hollywood', 'FL')).toBe(true);
    expect(isServed(broward, 'Hollywood', 'CA')).toBe(false);
    expect(isServed(county, 'Hollywood', 'FL')).toBe(false);
  });

  test('anywhere, for a business that works everywhere', () => {
    expect(isServed({ ...none, is_nationwide: true }, 'Nowhere', 'AK')).toBe(true);
    expect(isServed(none, 'Miami', 'FL')).toBe(false);
  });
});

describe('rules that bind the business', () => {
  const rule = {
    subject_kind: 'place',
    subject: 'Hialeah, FL',
    predicate: 'rule_hauler',
    value: 'hauling needs a city franchise',
    source: 'https://www.hialeahfl.gov/1081/Waste-Service-Brokers',
  };

  test('rules that bind the business stand beside the areas where they hold, and no page is told of them', async () => {
    for (const subject of ['Hialeah, FL', 'Orlando, FL'])
      await program.call('POST', '/api/statements', { ...rule, subject });
    const county = { subject_kind: 'county', subject: 'Miami-Dade, FL', predicate: 'rule_hours' };
    await program.call('POST', '/api/statements', { ...rule, ...county });
    const { items, total } = await program.call<StatementList>('GET', '/api/areas/rules');
    expect(items.map(({ subject }) => subject)).toEqual(['Hialeah, FL', 'Miami-Dade, FL']);
    expect(total).toBe(2);
    const facts = await program.call<{ items: Fact[] }>('GET', '/api/statements/facts?city=Hialeah&state=FL');
    expect(facts.items.filter(({ name }) => name.includes('rule_'))).toEqual([]);
    expect(isFactName('place.rule_hours', packStore.own())).toBe(false);
  });
});
