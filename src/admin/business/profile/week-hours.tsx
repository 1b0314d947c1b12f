import { Button, Menu } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { type Weekday, type WeeklyHours, weekdays } from '../../../contract/platform/opening-hours.ts';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { Problem } from '../../platform/ui/problem.tsx';
import { DaySpans } from './day-spans.tsx';
import classes from './hours-fields.module.css';

const targets: readonly { readonly label: string; readonly days: readonly Weekday[] }[] = [
  { label: 'Monday to Friday', days: weekdays.slice(0, 5) },
  { label: 'Saturday and Sunday', days: weekdays.slice(5) },
  { label: 'All days', days: weekdays },
];

interface WeekHoursProps {
  form: GroupForm<'business'>;
  /** Path of the week in the form. */
  path: 'hours.weekly' | `hours.seasons.${number}.weekly`;
  weekly: WeeklyHours;
  /** The season, for screen readers. */
  of?: string;
}

/** A row for each weekday. The hours of one can be copied to others. */
export function WeekHours({ form, path, weekly, of }: WeekHoursProps) {
  const problem = form.errors[path];
  const copyTo = (day: Weekday, days: readonly Weekday[]) => {
    const copies = days.map(one => [one, weekly[day].map(span => ({ ...span }))]);
    form.setFieldValue(path, { ...weekly, ...Object.fromEntries(copies) });
  };
  return (
    <>
      {typeof problem === 'string' && <Problem>{problem}</Problem>}
      {weekdays.map(day => {
        const named = of === undefined ? day : `${of}, ${day}`;
        return (
          <fieldset key={day} className={classes.day}>
            <legend>{day}</legend>
            <DaySpans form={form} path={`${path}.${day}`} spans={weekly[day]} day={named} />
            <Menu position="bottom-end">
              <Menu.Target>
                <Button
                  variant="subtle"
                  size="sm"
                  className={classes.copy ?? ''}
                  leftSection={<IconCopy size={16} aria-hidden />}
                  aria-label={`Copy the hours of ${named}`}
                >
                  Copy to
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {targets.map(({ label, days }) => (
                  <Menu.Item key={label} onClick={() => copyTo(day, days)}>
                    {label}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          </fieldset>
        );
      })}
    </>
  );
}
