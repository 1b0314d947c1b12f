import { expect, test } from 'vitest';
import { openingHoursSchema, weekdays } from '../../../contract/platform/opening-hours.ts';
import { isAroundTheClock, saysAroundTheClock } from './around-the-clock.ts';

test.each([
  '24/7 plumber',
  '24 7 plumber',
  'plumber 24x7',
  '24 hour plumber',
  '24-hour drain cleaning',
  '24hr plumber',
  'plumber open 24 hours',
  'locksmith all night',
  'towing around the clock',
])('“%s” promises each hour', keyword => expect(saysAroundTheClock(keyword)).toBe(true));

test.each([
  'emergency plumber',
  '24 ft trailer rental',
  'within 48 hours',
  '247 main street',
  'same day plumber',
])('“%s” does not', keyword => expect(saysAroundTheClock(keyword)).toBe(false));

test('a business is there at each hour if it never closes, or says so itself', () => {
  const hoursOf = (closes: string) => openingHoursSchema.parse({ days: weekdays, opens: '00:00', closes });
  const silent = { emergency: '', claims: ['Free quotes'] };
  expect(isAroundTheClock({ hours: hoursOf('24:00'), ...silent })).toBe(true);
  const hours = hoursOf('23:00');
  expect(isAroundTheClock({ hours, ...silent })).toBe(false);
  expect(isAroundTheClock({ hours, ...silent, emergency: 'Burst pipes: 24/7' })).toBe(true);
  expect(isAroundTheClock({ hours, ...silent, claims: ['24-hour emergency line'] })).toBe(true);
});
