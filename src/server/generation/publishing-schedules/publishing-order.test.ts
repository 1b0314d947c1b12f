import { describe, expect, it } from 'vitest';
import { readTowns } from '../../business/places/gazetteer.ts';
import { placesBy } from './publishing-order.ts';

const plans = ['Jupiter', 'Miami', 'Nowhereville', 'Boca Raton', 'Fort Lauderdale', 'Hialeah'].map(
  (city, id) => ({
    id,
    city,
    state: 'FL',
  }),
);
const cities = (places: ReturnType<typeof placesBy>) =>
  [...plans].sort((a, b) => places(a) - places(b)).map(plan => plan.city);

describe('the order of publishing', () => {
  it('the order of publishing is the plan’s, or county by county with unknown towns last', async () => {
    expect(cities(placesBy('plan', 1, []))).toEqual(plans.map(plan => plan.city));
    expect(cities(placesBy('county', 1, readTowns()))).toEqual([
      'Fort Lauderdale',
      'Miami',
      'Hialeah',
      'Jupiter',
      'Boca Raton',
      'Nowhereville',
    ]);
  });

  it('at random is the same for the same seed and another for another, with a place for each', () => {
    const many = Array.from({ length: 100_000 }, (_, id) => ({ id, city: '', state: '' }));
    const [one, again, other] = [7, 7, 8].map(seed => many.map(placesBy('random', seed, [])));
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
    expect(new Set(one).size).toBe(many.length);
    expect(Math.max(...(one ?? []).map(Math.abs)) < Number.MAX_SAFE_INTEGER).toBe(true);
  });
});
