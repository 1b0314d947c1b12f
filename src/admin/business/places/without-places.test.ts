import { expect, test } from 'vitest';
import { withoutPlaces } from './without-places.ts';

test('place words are taken out, and what is then there twice comes once', () => {
  const found = [
    { keyword: 'best hauler in miami', place: 'Miami, FL', without: 'best hauler' },
    { keyword: 'hauler miami fl', place: 'Miami, FL', without: 'hauler' },
  ];
  expect(withoutPlaces('hauler\n best  hauler in miami\r\nhauler miami fl\n\njunk', found)).toBe(
    'hauler\nbest hauler\n\njunk',
  );
});
