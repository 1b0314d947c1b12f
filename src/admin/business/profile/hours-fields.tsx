import { Select, TextInput } from '@mantine/core';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { SeasonRows } from './season-rows.tsx';
import { SpecialDayRows } from './special-day-rows.tsx';
import { WeekHours } from './week-hours.tsx';

/** All time zones, those of the United States first: that is where our businesses are. */
const timeZones = Intl.supportedValuesOf('timeZone').toSorted(
  (a, b) => Number(b.startsWith('America/')) - Number(a.startsWith('America/')),
);

/** When the business is open. */
export function HoursFields({ form }: { form: GroupForm<'business'> }) {
  return (
    <>
      <Panel title="Weekdays" help="Closing before opening means the next day: 6 PM to 2 AM." gap="xs">
        <WeekHours form={form} path="hours.weekly" weekly={form.values.hours.weekly} />
      </Panel>
      <SeasonRows form={form} />
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
