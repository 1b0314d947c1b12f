import { expect, it } from 'vitest';
import { openingHoursSchema } from '../../../contract/platform/opening-hours.ts';
import { hoursDescribed } from './hours-described.ts';

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
  const type = { '@type': 'OpeningHoursSpecification' };
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
