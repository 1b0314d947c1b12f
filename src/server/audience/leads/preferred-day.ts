import type { BusinessProfile } from '../../../contract/platform/settings.ts';
import { dayShown } from '../../business/opening-hours/hours-labels.ts';
import { closedFor, nextOpenDay, spansOn, todayIn } from '../../business/opening-hours/opening-rules.ts';

type Hours = Pick<BusinessProfile, 'hours' | 'time_zone'>;

/** The problem of a requested day; null if none. Days are in the business's time zone. */
export function preferredDayProblem(day: string, now: Date, { hours, time_zone }: Hours): string | null {
  const today = todayIn(time_zone, now);
  const yearAhead = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  if (day < today) return pastProblem(today, hours);
  if (day > yearAhead) return 'Please choose a day within the next year.';
  return spansOn(hours, day).length === 0 ? closedProblem(day, yearAhead, hours) : null;
}

/** Today is only offered where it is open. */
function pastProblem(today: string, hours: Hours['hours']): string {
  const next = nextOpenDay(hours, today);
  if (next === null || next === today) return 'Please choose today or a later day.';
  return `Please choose a later day. The next open day is ${dayShown(next)}.`;
}

/** "We are closed on Thursday, November 26 (Thanksgiving). The next open day is Friday, November 27." */
function closedProblem(day: string, lastDay: string, hours: Hours['hours']): string {
  const name = closedFor(hours, day);
  const closed = `We are closed on ${dayShown(day)}${name === null ? '' : ` (${name})`}.`;
  const next = nextOpenDay(hours, day);
  if (next === null || next > lastDay) return `${closed} Please choose an earlier day.`;
  return `${closed} The next open day is ${dayShown(next)}.`;
}
