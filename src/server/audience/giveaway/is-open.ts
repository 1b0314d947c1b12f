import type { Settings } from '../../../contract/platform/settings.ts';

/** The settings that decide if the giveaway is open: its last day is in the business's time zone. */
export type GiveawaySettings = Pick<Settings, 'giveaway' | 'business'>;

/** True if people may enter now: the giveaway is switched on, and its last day is not over. */
export function isGiveawayOpen(settings: GiveawaySettings, now: Date): boolean {
  return settings.giveaway.is_open && !isLastDayOver(settings, now);
}

export function isLastDayOver({ giveaway: { closes_on }, business }: GiveawaySettings, now: Date): boolean {
  return closes_on !== '' && dayFormat(business.time_zone).format(now) > closes_on;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Created once per time zone: it takes longer than a page does. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, known);
  return known;
}
