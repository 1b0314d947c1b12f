import {
  dateInYear,
  type OpeningHours,
  openingHoursSchema,
  repeatedHolidays,
  type SpecialDay,
} from '../../../contract/platform/opening-hours.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { writeSettings } from '../../platform/settings/change-settings.ts';
import { listGroups } from '../../platform/settings/queries.ts';
import { readStoredGroup } from '../../platform/settings/read-stored-group.ts';

type Days = OpeningHours['special_days'];

/** Adds a day with hours of its own. Refuses one that is in the list. */
export async function addSpecialDay(db: Db, day: SpecialDay): Promise<void> {
  await changeDays(db, days => {
    const next = [...days, day];
    const [repeated] = repeatedHolidays(next).slice(repeatedHolidays(days).length);
    if (repeated) throw new AppError('invalid', `${repeated.message}.`);
    return next;
  });
}

/** Removes the special day of a date, also one of every year, or a holiday by its id. */
export async function removeSpecialDay(db: Db, date: string): Promise<void> {
  const year = Number(date.slice(0, 4));
  const isOn = (day: SpecialDay) =>
    day.is_yearly ? day.holiday === date || dateInYear(day, year) === date : day.date === date;
  await changeDays(db, days => {
    const others = days.filter(day => !isOn(day));
    if (others.length === days.length)
      throw new AppError('not-found', 'Special day not found. “opening-hours show” lists them.');
    return others;
  });
}

function changeDays(db: Db, change: (days: Days) => Days): Promise<void> {
  return db.transaction().execute(async trx => {
    const stored = (await listGroups(trx, ['business'])).get('business');
    const business = readStoredGroup('business', stored?.value).settings;
    const special_days = change(business.hours.special_days);
    const hours = openingHoursSchema.safeParse({ ...business.hours, special_days });
    if (!hours.success)
      throw new AppError('invalid', `${hours.error.issues[0]?.message ?? 'This day is not possible'}.`);
    const value = { ...business, hours: hours.data };
    await writeSettings(trx, 'business', { revision: stored?.revision ?? 0, value }, {});
  });
}
