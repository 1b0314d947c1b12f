import { expect, test } from 'vitest';
import { countiesShown, countyShown } from './places.ts';

test('a county is shown with its word', () => {
  expect(countyShown('Palm Beach')).toBe('Palm Beach County');
  expect(countyShown('Charles City')).toBe('Charles City County');
  expect(countyShown('Orleans Parish')).toBe('Orleans Parish');
  expect(countyShown('Sitka Borough')).toBe('Sitka Borough');
  expect(countyShown('Carson City')).toBe('Carson City');
  expect(countyShown('City of Richmond')).toBe('City of Richmond');
});

test('counties are named together, unless one says itself what it is', () => {
  expect(countiesShown(['Broward'])).toBe('Broward County');
  expect(countiesShown(['Palm Beach', 'Broward'])).toBe('Palm Beach and Broward counties');
  expect(countiesShown(['City of Richmond', 'Henrico'])).toBe('City of Richmond and Henrico County');
});
