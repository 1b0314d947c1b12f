import { expect, test } from 'vitest';
import { batchName, defaultBatchName, freeName } from './batch-name.ts';

const parts = {
  template: 'Junk Removal',
  keywords: 30,
  locations: 100,
  update: false,
  date: new Date('2027-03-02T02:30:00Z'),
  timeZone: 'America/New_York',
};

test('a name left empty is made of template, counts and the day at the business', () => {
  expect(batchName(parts)).toBe('Junk Removal - 30 keywords, 100 locations - 2027-03-01');
  expect(batchName({ ...parts, update: true })).toBe(
    'Update - Junk Removal - 30 keywords, 100 locations - 2027-03-01',
  );
});

test('above 3,000 combinations a batch without a name is an Ultra-Large Batch, with date and time', () => {
  expect(defaultBatchName(parts)).toBe('Junk Removal - 30 keywords, 100 locations - 2027-03-01');
  const large = { ...parts, locations: 101 };
  expect(defaultBatchName(large)).toBe('Ultra-Large Batch - 2027-03-01 21:30');
  expect(defaultBatchName({ ...large, timeZone: 'Asia/Kathmandu' })).toBe(
    'Ultra-Large Batch - 2027-03-02 08:15',
  );
  expect(defaultBatchName({ ...large, update: true })).toBe('Update - Ultra-Large Batch - 2027-03-01 21:30');
});

test('a name that another batch has gets the lowest free number', () => {
  expect(freeName('Spring', new Set(['Spring 2027']))).toBe('Spring');
  expect(freeName('Spring', new Set(['Spring', 'Spring (2)', 'Spring (4)']))).toBe('Spring (3)');
});
