import { expect, test } from 'vitest';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { isGiveawayOpen } from './is-open.ts';

test('a giveaway is open until its last day is over where the business is', () => {
  const giveaway = { ...defaultSettings.giveaway, is_open: true, closes_on: '2026-11-21' };
  const isOpen = (time_zone: string) =>
    isGiveawayOpen(
      { giveaway, business: { ...defaultSettings.business, time_zone } },
      new Date('2026-11-22T05:30:00Z'),
    );
  expect([isOpen('America/Chicago'), isOpen('America/New_York')]).toEqual([true, false]);
});
