import { NativeSelect } from '@mantine/core';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import classes from './hours-fields.module.css';

/** A leap year, so that each day is there. */
const year = 2024;
const two = (n: number) => String(n).padStart(2, '0');
const shown = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const dateOf = (day: string) => new Date(`${year}-${day}T00:00:00Z`);

const months = [
  { value: '', label: 'Month' },
  ...Array.from({ length: 12 }, (_, at) => ({
    value: two(at + 1),
    label: shown({ month: 'long' }).format(dateOf(`${two(at + 1)}-01`)),
  })),
];
const lastOf = (month: string) => new Date(Date.UTC(year, Number(month), 0)).getUTCDate();

/** @example dayOfYearShown('11-01') // 'November 1' */
export const dayOfYearShown = (day: string) =>
  day === '02-29' ? 'the end of February' : shown({ month: 'long', day: 'numeric' }).format(dateOf(day));

interface DayOfYearProps {
  form: GroupForm<'business'>;
  path: `hours.seasons.${number}.${'from' | 'through'}`;
  label: string;
  /** Like 11-01; empty: not chosen yet. */
  value: string;
  /** The last day of a season: a month means its end. */
  isLast?: boolean;
}

/** A month and its day. */
export function DayOfYear({ form, path, label, value, isLast = false }: DayOfYearProps) {
  const [month = '', day = ''] = value.split('-');
  const set = (next: string) => {
    form.clearFieldError(path);
    form.setFieldValue(path, next);
  };
  const lastDay = month === '' ? 0 : lastOf(month);
  const days = Array.from({ length: lastDay }, (_, at) => two(at + 1)).filter(
    one => isLast || `${month}-${one}` !== '02-29',
  );
  return (
    <div className={classes.yearday}>
      <NativeSelect
        label={label}
        data={months}
        {...form.getInputProps(path)}
        value={month}
        onChange={event => {
          const next = event.currentTarget.value;
          set(next === '' ? '' : `${next}-${isLast ? two(lastOf(next)) : '01'}`);
        }}
      />
      <NativeSelect
        aria-label={`${label}: day`}
        disabled={month === ''}
        data={days.map(one => ({ value: one, label: labelOf(month, one) }))}
        value={day}
        onChange={event => set(`${month}-${event.currentTarget.value}`)}
      />
    </div>
  );
}

const labelOf = (month: string, day: string) =>
  month === '02' && day === '29' ? 'Last day' : String(Number(day));
