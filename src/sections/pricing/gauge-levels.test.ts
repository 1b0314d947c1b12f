import { describe, expect, it } from 'vitest';
import { gaugeLevels } from './gauge-levels.ts';

describe('gaugeLevels', () => {
  it('shows five loads without prices', () => {
    const levels = gaugeLevels([]);
    expect(levels.map(level => level.eighths)).toEqual([1, 2, 4, 6, 8]);
    expect(levels.every(level => level.fits !== '' && level.price === '')).toBe(true);
  });

  it('fills the whole truck with the last price, however many there are', () => {
    for (const count of [1, 2, 3, 4, 5, 6, 7, 8, 10]) {
      const levels = gaugeLevels(Array.from({ length: count }, (_, at) => ({ load: `${at}`, price: '$1' })));
      expect(levels.at(-1)?.eighths).toBe(8);
      expect(levels.map(level => level.eighths)).toEqual(
        levels.map(level => level.eighths).sort((a, b) => a - b),
      );
    }
  });

  it('keeps a load whose price is not known', () => {
    expect(
      gaugeLevels([
        { load: 'Half', price: '' },
        { load: 'Full', price: '$549' },
      ])[0],
    ).toMatchObject({
      load: 'Half',
      price: '',
      fits: 'A one-car garage',
    });
  });
});
