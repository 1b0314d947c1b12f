import type { GiveawayEntry } from '../../../contract/audience/giveaway.ts';

export const coupleOf = ({ full_name_1, full_name_2 }: Pick<GiveawayEntry, 'full_name_1' | 'full_name_2'>) =>
  `${full_name_1} and ${full_name_2}`;

/** "Jul 4, 2027": a day of the calendar, in no time zone. */
export function dayLabel(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}
