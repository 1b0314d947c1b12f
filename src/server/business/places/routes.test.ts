import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { ListedCounty, Place, PlaceChart } from '../../../contract/business/places.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

interface Found {
  items: Place[];
  total: number;
  attribution: string;
  chart: PlaceChart | null;
}
const find = (query: string): Promise<Found> => program.call('GET', `/api/places?${query}`);

describe('the gazetteer', () => {
  test('a county gives its towns, the largest first, with the source named', async () => {
    const { items, total, attribution } = await find('state=FL&county=Palm%20Beach%20County');
    expect(total).toBe(items.length);
    expect(total).toBeGreaterThan(35);
    expect(items.every(place => place.state === 'FL' && place.county === 'Palm Beach County')).toBe(true);
    expect(items.slice(0, 2).map(place => place.city)).toEqual(['West Palm Beach', 'Boca Raton']);
    expect(attribution).toContain('GeoNames');
  });

  test('a radius gives the nearest first and nothing beyond it', async () => {
    const { items } = await find('near=jupiter%2C%20florida&radius_miles=15&min_population=20000');
    expect(items[0]).toMatchObject({ city: 'Jupiter', miles: 0 });
    const miles = items.map(place => place.miles ?? 0);
    expect(miles).toEqual(miles.toSorted((one, other) => one - other));
    expect(Math.max(...miles)).toBeLessThanOrEqual(15);
    expect(items.map(place => place.city)).toContain('Palm Beach Gardens');
    expect(items.every(place => place.population >= 20_000)).toBe(true);
  });

  test('our own counties come with their outline, and their towns lie on it', async () => {
    const { items, chart } = await program.call<Found>(
      'GET',
      '/api/places?state=FL&county=Palm%20Beach%20County',
    );
    expect(chart?.outlines.map(one => one.county)).toEqual(['Palm Beach']);
    const [outline] = chart?.outlines ?? [];
    for (const place of items) {
      const x = (place.longitude - (chart?.longitude ?? 0)) * (chart?.x_per_degree ?? 0);
      const y = ((chart?.latitude ?? 0) - place.latitude) * (chart?.y_per_degree ?? 0);
      expect([place.city, x > (outline?.left ?? 0) && x < (outline?.right ?? 0)]).toEqual([place.city, true]);
      expect([place.city, y > (outline?.top ?? 0) && y < (outline?.bottom ?? 0)]).toEqual([place.city, true]);
    }
    const texas = await find('state=TX&limit=5000');
    expect(texas.chart?.outlines.length).toBeGreaterThan(240);
    expect(JSON.stringify(texas.chart).length).toBeLessThan(60_000);
    expect((await find('state=FL&county=Nowhere')).chart).toBeNull();
  });

  test('every state has counties, and their towns add up', async () => {
    const { items } = await program.call<{ items: ListedCounty[] }>('GET', '/api/places/counties?state=FL');
    expect(items).toHaveLength(67);
    expect(items.find(one => one.county === 'Palm Beach County')).toMatchObject({
      fips: '12099',
      seat: 'West Palm Beach',
      adjacent: ['Broward County', 'Hendry County', 'Martin County'],
    });
    expect(items.find(one => one.county === 'Escambia County')?.adjacent).toContain('Baldwin County, AL');
    const { total } = await find('state=FL&limit=5000');
    const sum = items.reduce((all, one) => all + one.places, 0);
    expect(total).toBeLessThanOrEqual(sum);
    expect(total).toBeGreaterThan(sum * 0.97);
  });

  test('a name means one place, as on pages: its largest', async () => {
    const cities = async (query: string) => (await find(query)).items.map(({ city }) => city);
    expect(await cities('state=FL&county=Broward%20County')).toContain('Plantation');
    expect(await cities('state=FL&county=Monroe%20County')).not.toContain('Plantation');
    expect(await cities('near=Tavernier%2C%20FL&radius_miles=10')).not.toContain('Plantation');
  });

  test('the answer is bounded and says how many there are', async () => {
    const { items, total } = await find('state=TX&limit=10');
    expect(items).toHaveLength(10);
    expect(total).toBeGreaterThan(1_000);
  });

  test.each([
    ['', 'Choose a state, or a town to look around.'],
    ['near=Nowhereville, FL', 'The gazetteer has no town “Nowhereville, FL”.'],
    ['near=what', 'Name the town as “City, State”, for instance “Jupiter, FL”.'],
  ])('asking “%s” is refused with what to do', async (query, message) => {
    const reply = await program.request('GET', `/api/places?${query}`, { cookie: program.cookie });
    expect(reply.status).toBe(400);
    expect((await reply.json()).error.message).toBe(message);
  });
});
