import { expect, it } from 'vitest';
import { packStore } from './pack-store.ts';
import { tradeIllustrations } from './trade-illustrations.ts';

it.each([
  ['dog grooming', 'pets'],
  ['mobile pet grooming', 'pets'],
  ['pool cleaning', 'pool'],
  ['mobile notary', 'papers'],
  ['apostille services', 'papers'],
  ['math tutoring', 'lessons'],
  ['piano lessons', 'lessons'],
  ['wedding photography', 'camera'],
  ['lawn care', 'yard'],
  ['tree service', 'yard'],
  ['house painting', 'paint'],
  ['electrician', 'power'],
  ['heating and cooling', 'climate'],
  ['roofing', 'roof'],
  ['gutter cleaning', 'roof'],
  ['locksmith', 'locks'],
  ['mobile mechanic', 'vehicles'],
  ['senior care', 'care'],
  ['moving company', 'moving'],
  ['party rentals', 'events'],
  ['fence installation', 'outdoors'],
  ['pressure washing', 'outdoors'],
  ['handyman', 'local'],
  ['local services', 'local'],
])('%s has the drawings of %s', (trade, set) => {
  expect(tradeIllustrations(trade)).toBe(set);
});

it('a pack for any trade has the drawings of the owner’s trade, on its pages, too', () => {
  const pack = packStore.named('local-services', 'Dog Grooming');
  expect([pack?.illustrations, pack?.fallbacks.illustrations]).toEqual(['pets', 'pets']);
  expect(packStore.named('plumbing', '')?.illustrations).toBe('plumbing');
});
