import { Select, TextInput } from '@mantine/core';
import { weekdays } from '../../../contract/platform/opening-hours.ts';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { Problem } from '../../platform/ui/problem.tsx';
import { SpecialDayRows } from './special-day-rows.tsx';
import { WeekdayHours } from './weekday-hours.tsx';

/** All time zones, those of the United States first: that is where our businesses are. */
const timeZones = Intl.supportedValuesOf('timeZone').toSorted(
  (a, b) => Number(b.startsWith('America/')) - Number(a.startsWith('America/')),
);

/** When the business is open. */
export function HoursFields({ form }: { form: GroupForm<'business'> }) {
  const problem = form.errors['hours.weekly'];
  return (
    <>
      <Panel title="Weekdays" help="Closing before opening means the next day: 6 PM to 2 AM." gap="xs">
        {typeof problem === 'string' && <Problem>{problem}</Problem>}
        {weekdays.map(day => (
          <WeekdayHours key={day} form={form} day={day} />
        ))}
      </Panel>
      <SpecialDayRows form={form} />
      <Panel title="Outside the hours">
        <Select
          label="Time zone"
          description="Used for dates and new publishing schedules."
          required
          searchable
          data={timeZones}
          allowDeselect={false}
          {...form.getInputProps('time_zone')}
        />
        <TextInput
          label="Emergencies"
          description="A sentence behind the hours. Empty: none."
          {...form.getInputProps('emergency')}
        />
      </Panel>
    </>
  );
}
