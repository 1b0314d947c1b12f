import { expect, test } from 'vitest';
import { previewAreas } from './preview-areas.ts';

const town = (city: string, state: string) => ({ href: '#main', title: city, city, state });

test('other towns and the keyword are cased as on the page', () => {
  const towns = [town('miami', 'fl'), town('port of the islands', 'fl'), town('Boca Raton', 'FL')];
  expect(previewAreas(towns, { keyword: 'junk removal', city: 'Boca Raton' })).toEqual([
    { href: '#main', title: 'Junk Removal in Miami', city: 'Miami', state: 'FL' },
    { href: '#main', title: 'Junk Removal in Port of the Islands', city: 'Port of the Islands', state: 'FL' },
  ]);
});
