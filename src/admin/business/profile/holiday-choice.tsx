import { MultiSelect } from '@mantine/core';
import {
  type HolidayId,
  holidayDate,
  holidayName,
  holidays,
  isHoliday,
} from '../../../contract/platform/holidays.ts';
import { maxSpecialDays } from '../../../contract/platform/opening-hours.ts';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';

const choices = [
  { group: 'Federal', items: itemsOf(true) },
  { group: 'Others', items: itemsOf(false) },
];

function itemsOf(isFederal: boolean) {
  return holidays
    .filter(holiday => holiday.isFederal === isFederal)
    .map(({ id, name }) => ({ value: id, label: name }));
}

/** Adds and removes holidays: each is a closed day, on its own date each year. */
export function HolidayChoice({ form }: { form: GroupForm<'business'> }) {
  const days = form.values.hours.special_days;
  const chosen = days.flatMap(({ holiday }) => (holiday === undefined ? [] : [holiday]));
  const choose = (ids: readonly string[]) => {
    // Problems are named by place, and places move.
    for (const key of Object.keys(form.errors))
      if (key.startsWith('hours.special_days.')) form.clearFieldError(key);
    const stay = days.filter(({ holiday }) => holiday === undefined || ids.includes(holiday));
    const added = ids.filter(isHoliday).filter(id => !chosen.includes(id));
    form.setFieldValue('hours.special_days', [...stay, ...added.map(closedOn)]);
  };
  return (
    <MultiSelect
      label="US holidays"
      description="Closed each year, also where the date moves."
      placeholder={chosen.length === 0 ? 'Choose holidays' : ''}
      data={choices}
      value={chosen}
      onChange={choose}
      maxValues={maxSpecialDays - (days.length - chosen.length)}
      searchable
      clearable
      hidePickedOptions
      clearButtonProps={{ 'aria-label': 'Remove all holidays' }}
    />
  );
}

const closedOn = (holiday: HolidayId) => ({
  name: holidayName(holiday),
  date: nextDate(holiday),
  is_yearly: true,
  holiday,
  spans: [],
});

const shown = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** When a holiday is next, like Nov 26, 2026. */
export const nextDateShown = (holiday: HolidayId) => shown.format(new Date(`${nextDate(holiday)}T00:00:00Z`));

function nextDate(holiday: HolidayId): string {
  const today = new Date().toLocaleDateString('sv-SE');
  const year = Number(today.slice(0, 4));
  const thisYear = holidayDate(holiday, year);
  return thisYear >= today ? thisYear : holidayDate(holiday, year + 1);
}
