import { expect, it } from 'vitest';
import { openingHoursSchema } from '../../../contract/platform/opening-hours.ts';
import { hoursDescribed } from './hours-described.ts';

const type = { '@type': 'OpeningHoursSpecification' };

it('hours are described by weekday, and special days by date', () => {
  const hours = openingHoursSchema.parse({
    weekly: {
      Monday: [
        { opens: '08:00', closes: '12:00' },
        { opens: '18:00', closes: '02:00' },
      ],
      Sunday: [{ opens: '00:00', closes: '24:00' }],
    },
    special_days: [
      { name: 'Christmas Day', date: '2020-12-25', is_yearly: true },
      { name: 'Leap day', date: '2024-02-29', is_yearly: true },
      { name: 'Inventory', date: '2027-01-05', spans: [{ opens: '13:00', closes: '15:00' }] },
      { name: 'Long ago', date: '2025-01-05' },
    ],
  });
  const on = (date: string) => ({ ...type, validFrom: date, validThrough: date });
  expect(hoursDescribed(hours, 2026)).toEqual([
    { ...type, dayOfWeek: ['Monday'], opens: '08:00', closes: '12:00' },
    { ...type, dayOfWeek: ['Monday'], opens: '18:00', closes: '02:00' },
    { ...type, dayOfWeek: ['Sunday'], opens: '00:00', closes: '23:59' },
    { ...on('2026-12-25'), opens: '00:00', closes: '00:00' },
    { ...on('2027-01-05'), opens: '13:00', closes: '15:00' },
    { ...on('2027-12-25'), opens: '00:00', closes: '00:00' },
  ]);
});

it('a season is described with its dates, of last year where it lasts on, and with its closed weekdays', () => {
  const hours = openingHoursSchema.parse({
    days: ['Friday', 'Saturday', 'Sunday'],
    opens: '07:00',
    closes: '19:00',
    seasons: [
      {
        name: 'Winter',
        from: '11-01',
        through: '02-29',
        weekly: { Friday: [{ opens: '20:00', closes: '02:00' }] },
      },
      { name: 'Vacation', from: '08-03', through: '08-14', is_closed: true },
    ],
  });
  const closed = { opens: '00:00', closes: '00:00' };
  const dates = (validFrom: string, validThrough: string) => ({ validFrom, validThrough });
  const winter = (from: string, through: string) => [
    { ...type, dayOfWeek: ['Friday'], ...dates(from, through), opens: '20:00', closes: '02:00' },
    { ...type, dayOfWeek: ['Saturday', 'Sunday'], ...dates(from, through), ...closed },
  ];
  expect(hoursDescribed(hours, 2027)).toEqual([
    { ...type, dayOfWeek: ['Friday', 'Saturday', 'Sunday'], opens: '07:00', closes: '19:00' },
    { ...type, ...dates('2027-08-03', '2027-08-14'), ...closed },
    { ...type, ...dates('2028-08-03', '2028-08-14'), ...closed },
    ...winter('2026-11-01', '2027-02-28'),
    ...winter('2027-11-01', '2028-02-29'),
    ...winter('2028-11-01', '2029-02-28'),
  ]);
});

it('weekdays that seasons replace all year are not described', () => {
  const span = [{ opens: '07:00', closes: '19:00' }];
  const season = (from: string, through: string) => ({ name: from, from, through, weekly: { Monday: span } });
  const hours = openingHoursSchema.parse({
    weekly: { Sunday: span },
    seasons: [season('04-01', '10-31'), season('11-01', '03-31')],
  });
  expect(hoursDescribed(hours, 2026).every(one => 'validFrom' in one)).toBe(true);
});
