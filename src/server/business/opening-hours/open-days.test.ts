import { expect, test } from 'vitest';
import { openNow } from './open-days.ts';

const zone = 'America/New_York';
const at = (text: string) => new Date(`2026-11-${text}:00-05:00`);

test.each([
  [true, '25T19:00', 'Open now, until 7 PM'],
  [true, '26T02:30', 'Open now, until 2:30 AM'],
  [true, '29T19:00', 'Open now'],
  [false, '25T13:00', 'Opens at 1 PM'],
  [false, '26T08:00', 'Opens tomorrow at 8 AM'],
  [false, '27T07:00', 'Opens Friday at 7 AM'],
])('where it is open now: %s, and changes on the %s, visitors read “%s”', (is_open, changes, said) => {
  expect(openNow({ is_open, changes_at: at(changes) }, zone, at('25T12:00'))).toBe(said);
});

test('a day next month is named, and a business that never closes or never opens says so', () => {
  const later = new Date('2026-12-07T08:00:00-05:00');
  expect(openNow({ is_open: false, changes_at: later }, zone, at('25T12:00'))).toBe(
    'Opens December 7 at 8 AM',
  );
  expect(openNow({ is_open: true, changes_at: null }, zone, at('25T12:00'))).toBe('Open now, 24 hours');
  expect(openNow({ is_open: false, changes_at: null }, zone, at('25T12:00'))).toBe('Closed now');
});
