import { expect, test } from 'vitest';
import { usageMonth, usedPages } from './usage-month.ts';

const zone = 'America/New_York';
const month = (at: string, where = zone) => usageMonth(new Date(at), where);

test('a month begins and ends at midnight where the business is', () => {
  expect(month('2027-03-01T04:59:59Z')).toMatchObject({ current: '2027-02', renewsOn: '2027-03-01' });
  expect(month('2027-03-01T05:00:00Z')).toMatchObject({ current: '2027-03', renewsOn: '2027-04-01' });
  expect(month('2027-03-01T04:59:59Z', 'Pacific/Auckland').current).toBe('2027-03');
});

test('the year turns with its last month', () => {
  expect(month('2028-01-01T04:00:00Z')).toMatchObject({ current: '2027-12', renewsOn: '2028-01-01' });
});

test('pages of another month are none of this one, whether it lies behind or far ahead', () => {
  const march = month('2027-03-10T12:00:00Z');
  const used = (usage_month: string | null) =>
    usedPages({ usage_month, pages_generated_this_month: 7 }, march);
  expect(['2027-03', '2027-02', '2027-04', '2031-01', null].map(used)).toEqual([7, 0, 0, 0, 0]);
});

test('a month that a process with a faster clock has begun counts in the last minutes of the one before', () => {
  const lastMinute = month('2027-04-01T03:58:00Z');
  expect(lastMinute).toMatchObject({ current: '2027-03', begun: '2027-04' });
  expect(usedPages({ usage_month: '2027-04', pages_generated_this_month: 2 }, lastMinute)).toBe(2);
});
