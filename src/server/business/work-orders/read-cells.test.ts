import { describe, expect, test } from 'vitest';
import { chooseColumns, programOf } from './order-columns.ts';
import { dayOrderOf, readDoneDay, readMinutes, readPrice, statusProblem } from './read-cells.ts';
import { oldestDay, workFacts } from './work-facts.ts';

const summary = {
  subject_key: 'place:kyle, tx',
  place: 'Kyle, TX',
  service_key: 'water heater repair',
  service: 'Water Heater Repair',
  jobs: 23,
  first_on: '2026-01-05',
  prices: 23,
  price_from: 145_000,
  price_to: 187_250,
  times: 23,
  minutes: 100,
};

test.each([
  ['$1,450.00', { value: 145_000 }],
  ['1450', { value: 145_000 }],
  ['1450,50', { value: 145_050 }],
  ['USD 99.999', { value: 10_000 }],
  ['', { value: null }],
  ['$0.00', { value: null }],
  ['(50.00)', { problem: 'A refund or credit: “(50.00)” is below 0.' }],
  ['-50', { problem: 'A refund or credit: “-50” is below 0.' }],
  ['about 90', { problem: '“about 90” is no price. Write 1450.00.' }],
  ['99999999999', { problem: '“99999999999” is more than a job costs.' }],
])('a price of %j is %j', (text, read) => {
  expect(readPrice(text)).toEqual(read);
});

test.each([
  ['2:30', 150],
  ['02:30:00', 150],
  ['2.5', 150],
  ['2h 30m', 150],
  ['45 min', 45],
  ['3 hours', 180],
  ['0', null],
  ['', null],
])('a time of %j is %j minutes', (text, minutes) => {
  expect(readMinutes(text, 'hours')).toEqual({ value: minutes });
});

test('a time that is none, or longer than two weeks, is refused', () => {
  expect(readMinutes('soon', 'hours')).toEqual({ problem: '“soon” is no time. Write 2.5 or 2:30.' });
  expect(readMinutes('999', 'hours')).toEqual({ problem: '“999” is more than two weeks.' });
  expect(readMinutes('90', 'minutes')).toEqual({ value: 90 });
});

describe('days', () => {
  const today = '2026-11-30';
  const read = (text: string, others: readonly string[] = []) =>
    readDoneDay(text, { line: 7, order: dayOrderOf([text, ...others]), today });

  test.each([
    ['2026-05-03', '2026-05-03'],
    ['05/03/2026', '2026-05-03'],
    ['5/3/26', '2026-05-03'],
    ['31/05/2026', '2026-05-31'],
    ['May 3, 2026', '2026-05-03'],
    ['2026-05-03 08:15:00 -0500', '2026-05-03'],
    ['05/03/2026 8:15 AM', '2026-05-03'],
  ])('%j is %j', (text, value) => {
    expect(read(text)).toEqual({ value });
  });

  test('the rows of a file with the day first are all read so', () => {
    expect(read('03/05/2026', ['31/05/2026'])).toEqual({ value: '2026-05-03' });
  });

  test('what can be two days is refused where the file has both orders, with its line', () => {
    expect(read('03/05/2026', ['31/05/2026', '05/31/2026'])).toEqual({
      problem:
        'Line 7: “03/05/2026” can be two days, because some rows have the day first and others the month. Write dates as 2026-05-31.',
    });
    expect(read('05/05/2026', ['31/05/2026', '05/31/2026'])).toEqual({ value: '2026-05-05' });
  });

  test('no date, one to come and one long ago are refused', () => {
    expect(read('')).toEqual({ problem: 'Not finished: it has no date.' });
    expect(read('2026-12-24')).toEqual({ problem: 'Not finished: 2026-12-24 is in the future.' });
    expect(read('1899-12-30')).toEqual({ problem: '1899-12-30 is too long ago.' });
    expect(read('46023')).toEqual({ problem: 'Line 7: “46023” is no date. Write 2026-05-31.' });
  });
});

test('what is canceled, to come or a payment is no finished job', () => {
  for (const status of ['Canceled', 'Scheduled', 'Estimate', 'Payment', 'In progress', 'Credit Memo'])
    expect(statusProblem(status)).toBe(`Not a finished job: “${status}”.`);
  for (const status of ['Completed', 'Invoice', 'Sales Receipt', 'Complete unrated', 'Closed', 'Paid', ''])
    expect(statusProblem(status)).toBeNull();
});

describe('facts of work orders', () => {
  test('count jobs, and say when they began, what half of them cost and how long half of them took', () => {
    expect(workFacts(summary)).toEqual([
      ['own_jobs', '23 water heater jobs'],
      ['own_jobs_since', 'January 2026'],
      ['own_job_prices', '$1,450 to $1,900'],
      ['own_job_time', '2 hours'],
    ]);
  });

  test('need five jobs, five prices and five times', () => {
    expect(workFacts({ ...summary, jobs: 4 })).toEqual([]);
    expect(workFacts({ ...summary, prices: 4, times: 4 }).map(([name]) => name)).toEqual([
      'own_jobs',
      'own_jobs_since',
    ]);
  });

  test('name how many prices are known if some are not', () => {
    const facts = new Map(workFacts({ ...summary, prices: 18, price_from: 20_000, price_to: 20_000 }));
    expect(facts.get('own_job_prices')).toBe('$200, by the 18 bills on record');
  });

  test.each([
    ['Gas Line Work', '23 gas line jobs'],
    ['Estate Cleanouts', '23 estate cleanouts'],
    ['Eviction & Foreclosure Cleanouts', '23 eviction and foreclosure cleanouts'],
    ['HVAC Services', '23 HVAC jobs'],
    ['Leak Detection and Repair', '23 leak detection jobs'],
    ['Tankless Water Heaters', '23 tankless water heaters'],
    ['Repairs', '23 repairs'],
    ['Maintenance', '23 maintenance jobs'],
    ['Frosted Glass', '23 frosted glass jobs'],
  ])('call jobs of %j %j', (service, value) => {
    expect(new Map(workFacts({ ...summary, service })).get('own_jobs')).toBe(value);
  });

  test.each([
    [42, '45 minutes'],
    [60, 'an hour'],
    [90, 'an hour and a half'],
    [150, '2½ hours'],
  ])('write %j minutes as %j', (minutes, value) => {
    expect(new Map(workFacts({ ...summary, minutes })).get('own_job_time')).toBe(value);
  });

  test('leave out what is older than three years', () => {
    expect(oldestDay('2026-11-30')).toBe('2023-11-30');
    expect(oldestDay('2028-02-29')).toBe('2025-03-01');
  });
});

describe('columns', () => {
  test('of each program are recognized', () => {
    expect(programOf(['Job #', 'Client name', 'Service city', 'Time tracked'])).toBe('jobber');
    expect(programOf(['HCP Id', 'Job amount', 'City'])).toBe('housecall-pro');
    expect(programOf(['Date', 'Transaction Type', 'Num', 'Product/Service'])).toBe('quickbooks');
    expect(programOf(['town', 'service', 'date'])).toBe('other');
  });

  test('can be other ones by the owner’s choice', () => {
    const headings = ['City', 'Ort', 'Job title', 'Date'];
    expect(chooseColumns(headings).town).toEqual(['City']);
    expect(chooseColumns(headings, { town: 'Ort', date: null })).toMatchObject({ town: ['Ort'], date: [] });
  });
});
