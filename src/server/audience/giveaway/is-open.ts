import type { Settings } from '../../../contract/platform/settings.ts';

/** The business's own clock says when a day is over. Made once: it takes longer than a page does. */
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** Whether people may enter now: switched on, and the last day not over. */
export function isGiveawayOpen({ is_open, closes_on }: Settings['giveaway'], now: Date): boolean {
  return is_open && (closes_on === '' || day.format(now) <= closes_on);
}
