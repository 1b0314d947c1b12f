import { expect, test } from 'vitest';
import type { Place } from '../../../contract/business/places.ts';
import { layOutPlaces } from './lay-out-places.ts';

/** Towns close together, each larger than the next. */
const towns: Place[] = Array.from({ length: 40 }, (_, at) => ({
  city: `Town of ${at}`,
  state: 'FL',
  other_counties: [],
  county: 'Palm Beach County',
  population: 100_000 - at * 2_000,
  latitude: 26.3 + ((at * 7) % 40) / 60,
  longitude: -80.3 + ((at * 11) % 40) / 80,
  miles: null,
}));

test('names on the map cover neither dots nor each other, and stay on it', () => {
  const { labels, dots, letter, box } = layOutPlaces(towns, null);
  expect(labels.length).toBeGreaterThan(3);
  const boxes = labels.map(({ key, x, y, text }) => ({
    key,
    left: x,
    right: x + text.length * letter * 0.5,
    top: y - letter * 0.6,
    bottom: y,
  }));
  for (const name of boxes) {
    const covered = dots.filter(
      dot => dot.x > name.left && dot.x < name.right && dot.y > name.top && dot.y < name.bottom,
    );
    expect(covered).toEqual([]);
    const crossed = boxes.filter(
      other =>
        other.key !== name.key &&
        other.left < name.right &&
        other.right > name.left &&
        other.top < name.bottom &&
        other.bottom > name.top,
    );
    expect(crossed).toEqual([]);
    expect(name.left).toBeGreaterThanOrEqual(box.left);
    expect(name.right).toBeLessThanOrEqual(box.left + box.width);
  }
});
