import { type OpenDays, openingHoursRoutes } from '../../../contract/business/opening-hours.ts';
import { holidays, isHoliday } from '../../../contract/platform/holidays.ts';
import { specialDaySchema } from '../../../contract/platform/opening-hours.ts';
import { addSpecialDay, removeSpecialDay } from '../../business/opening-hours/change-special-days.ts';
import { dayShown, spansShown } from '../../business/opening-hours/hours-labels.ts';
import { openDays } from '../../business/opening-hours/open-days.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { misuse } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { type Output, table } from '../output.ts';

const dayError = 'Write a day like 2026-11-26, and --days from 1 to 366.';

/** Shows the hours day by day. */
export async function showHoursCommand(
  output: Output,
  options: { readonly from?: string; readonly days?: number },
): Promise<void> {
  const query = openingHoursRoutes.read.query.safeParse(options);
  if (!query.success) throw misuse(dayError);
  return withSession(async ({ db }) => {
    const found = openDays(await currentGroup(db, 'business'), { now: new Date(), ...query.data });
    output.result(found, `${stateShown(found)}\n\n${daysShown(found)}`);
  });
}

/** Closes on a day, or on a holiday of every year. */
export async function closeDayCommand(
  output: Output,
  day: string,
  { name, yearly = false }: { readonly name?: string; readonly yearly?: boolean },
): Promise<void> {
  if (!isHoliday(day) && name === undefined)
    throw misuse(
      `Add --name, what visitors read. Or write a holiday: ${holidays.map(({ id }) => id).join(', ')}.`,
    );
  const parsed = specialDaySchema.safeParse(
    isHoliday(day) ? { holiday: day, name } : { name, date: day, is_yearly: yearly },
  );
  if (!parsed.success) throw misuse(`${parsed.error.issues[0]?.message ?? dayError}.`);
  const { holiday, is_yearly, ...special } = parsed.data;
  const shown = holiday ? special.name : `${dayShown(day)} (${special.name})`;
  return withSession(async ({ db }) => {
    await addSpecialDay(db, parsed.data);
    output.result(parsed.data, `Closed on ${shown}${is_yearly ? ', every year' : ''}.`);
  });
}

/** Forgets a special day. */
export async function reopenDayCommand(output: Output, date: string): Promise<void> {
  return withSession(async ({ db }) => {
    await removeSpecialDay(db, date);
    output.result({ date }, 'The weekday decides again.');
  });
}

function stateShown({ is_open, changes_at, lines, time_zone }: OpenDays): string {
  const at =
    changes_at === null
      ? ''
      : `, ${is_open ? 'closes' : 'opens'} ${new Date(changes_at).toLocaleString('en-US', { timeZone: time_zone, dateStyle: 'full', timeStyle: 'short' })}`;
  return `${lines.join('\n')}\n${is_open ? 'Open' : 'Closed'} now${at} (${time_zone})`;
}

function daysShown({ days }: OpenDays): string {
  return table(
    ['Day', 'Hours', 'Holiday'],
    days.map(({ date, spans, name }) => [
      `${date}, ${dayShown(date)}`,
      spans.length === 0 ? 'closed' : spansShown(spans),
      name ?? '',
    ]),
  );
}
