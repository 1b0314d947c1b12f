import type { Settings } from '../../contract/settings.ts';

/** The business's own clock says when a day is over. */
const timeZone = 'America/New_York';

/** Whether people may enter now: switched on, and the last day not over. */
export function isGiveawayOpen({ is_open, closes_on }: Settings['giveaway'], now: Date): boolean {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  return is_open && (closes_on === '' || today <= closes_on);
}
