import { Button, Menu } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { type Weekday, weekdays } from '../../../contract/platform/opening-hours.ts';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { DaySpans } from './day-spans.tsx';
import classes from './hours-fields.module.css';

const targets: readonly { readonly label: string; readonly days: readonly Weekday[] }[] = [
  { label: 'Monday to Friday', days: weekdays.slice(0, 5) },
  { label: 'Saturday and Sunday', days: weekdays.slice(5) },
  { label: 'All days', days: weekdays },
];

interface WeekdayHoursProps {
  form: GroupForm<'business'>;
  day: Weekday;
}

/** The hours of one weekday, which can be copied to others. */
export function WeekdayHours({ form, day }: WeekdayHoursProps) {
  const path = `hours.weekly.${day}` as const;
  const spans = form.values.hours.weekly[day];
  const copyTo = (days: readonly Weekday[]) => {
    const copies = days.map(one => [one, spans.map(span => ({ ...span }))]);
    form.setFieldValue('hours.weekly', { ...form.values.hours.weekly, ...Object.fromEntries(copies) });
  };
  return (
    <fieldset className={classes.day}>
      <legend>{day}</legend>
      <DaySpans form={form} path={path} spans={spans} day={day} />
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="subtle"
            size="sm"
            className={classes.copy ?? ''}
            leftSection={<IconCopy size={16} aria-hidden />}
            aria-label={`Copy the hours of ${day}`}
          >
            Copy to
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {targets.map(({ label, days }) => (
            <Menu.Item key={label} onClick={() => copyTo(days)}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </fieldset>
  );
}
