import type { OpenDays } from '../../../contract/business/opening-hours.ts';
import type { BusinessProfile } from '../../../contract/platform/settings.ts';
import { hoursLines } from './hours-labels.ts';
import { addDays, nextOpenDay, openState, spansOn, specialDayOn, todayIn } from './opening-rules.ts';

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
    next_open_day: nextOpenDay(hours, from),
    lines: [...hoursLines(hours)],
    days: Array.from({ length: days }, (_, ahead) => {
      const date = addDays(from, ahead);
      return { date, name: specialDayOn(hours, date)?.name ?? null, spans: [...spansOn(hours, date)] };
    }),
  };
}
