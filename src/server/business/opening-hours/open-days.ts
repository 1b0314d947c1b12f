import { DateTime } from 'luxon';
import type { OpenDays } from '../../../contract/business/opening-hours.ts';
import type { BusinessProfile } from '../../../contract/platform/settings.ts';
import { hoursLines, onTheClock } from './hours-labels.ts';
import {
  addDays,
  nextOpenDay,
  type OpenState,
  openState,
  seasonOn,
  spansOn,
  specialDayOn,
  todayIn,
} from './opening-rules.ts';

/** The hours of so many days, and whether the business is open now. */
export function openDays(
  { hours, time_zone }: Pick<BusinessProfile, 'hours' | 'time_zone'>,
  { now, from = todayIn(time_zone, now), days }: { now: Date; from?: string | undefined; days: number },
): OpenDays {
  const { is_open, changes_at } = openState(hours, time_zone, now);
  return {
    time_zone,
    is_open,
    changes_at: changes_at?.toISOString() ?? null,
    message: openNow({ is_open, changes_at }, time_zone, now),
    next_open_day: nextOpenDay(hours, from),
    lines: [...hoursLines(hours)],
    days: Array.from({ length: days }, (_, ahead) => {
      const date = addDays(from, ahead);
      return {
        date,
        name: specialDayOn(hours, date)?.name ?? null,
        season: seasonOn(hours, date)?.name ?? null,
        spans: [...spansOn(hours, date)],
      };
    }),
  };
}

/** @example openNow({ is_open: false, changes_at: tomorrowAt8 }, 'America/New_York', now) // 'Opens tomorrow at 8 AM' */
export function openNow({ is_open, changes_at }: OpenState, zone: string, now: Date): string {
  if (changes_at === null) return is_open ? 'Open now, 24 hours' : 'Closed now';
  const change = DateTime.fromJSDate(changes_at, { zone });
  const time = onTheClock(change.toFormat('HH:mm'));
  const days = change.startOf('day').diff(DateTime.fromJSDate(now, { zone }).startOf('day'), 'days').days;
  if (is_open) return days < 2 ? `Open now, until ${time}` : 'Open now';
  const day =
    days === 1 ? ' tomorrow' : days < 7 ? ` ${change.toFormat('cccc')}` : ` ${change.toFormat('LLLL d')}`;
  return `Opens${days === 0 ? '' : day} at ${time}`;
}
