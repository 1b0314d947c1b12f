import { expect, it } from 'vitest';
import { loadOf, pictureOf } from './picture-of.ts';

it.each([
  ['plumber', 'wrench'],
  ['Drain Cleaning', 'drain'],
  ['Slab Leak Detection', 'leak'],
  ['water heater repair', 'water-heater'],
  ['Tankless Water Heater Installation', 'tankless'],
  ['Toilet Repair', 'toilet'],
  ['Faucet and Sink Repair', 'faucet'],
  ['Shower and Bathtub Plumbing', 'shower'],
  ['garbage disposal repair', 'disposal'],
  ['Sewer Camera Inspection', 'sewer'],
  ['Burst Pipe Repair', 'burst'],
  ['Whole-House Repiping', 'burst'],
  ['Water Softener Installation', 'filter'],
  ['Gas Line Repair', 'gas'],
  ['sump pump installation', 'sump'],
  ['Backflow Testing', 'backflow'],
  ['Hose Bib Replacement', 'hose'],
  ['Emergency Plumber', 'emergency'],
  ['Plumbing Inspection', 'inspection'],
  // Words inside words.
  ['For those who call early', 'wrench'],
])('%j is illustrated as %s', (text, picture) => {
  expect(pictureOf('plumbing', text)).toBe(picture);
});

it('the room of a page about appointments shows the usual fixture', () => {
  expect(loadOf('plumbing', 'book a plumber')).toBe('wrench');
});
