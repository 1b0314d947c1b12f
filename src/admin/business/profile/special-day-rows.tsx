import { Checkbox, TextInput } from '@mantine/core';
import { maxSpecialDays } from '../../../contract/platform/opening-hours.ts';
import { SettingRows } from '../../platform/settings/setting-rows.tsx';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { DaySpans } from './day-spans.tsx';
import { HolidayChoice, nextDateShown } from './holiday-choice.tsx';
import classes from './hours-fields.module.css';

/** Holidays, and other days with hours of their own. */
export function SpecialDayRows({ form }: { form: GroupForm<'business'> }) {
  const days = form.values.hours.special_days;
  const nameOf = (place: number) => days[place]?.name.trim() || `holiday ${place + 1}`;
  return (
    <Panel title="Holidays and closed days" help="These hours replace those of the weekday.">
      <HolidayChoice form={form} />
      <SettingRows
        rows={days}
        max={maxSpecialDays}
        nameOf={(_, place) => nameOf(place)}
        addLabel="Add a day"
        onAdd={() =>
          form.insertListItem('hours.special_days', { name: '', date: '', is_yearly: false, spans: [] })
        }
        onRemove={place => form.removeListItem('hours.special_days', place)}
        empty="None yet. Requests for a closed day get the next open one."
      >
        {place => (
          <>
            <TextInput
              label="Name"
              placeholder="Thanksgiving"
              className={classes.name ?? ''}
              {...form.getInputProps(`hours.special_days.${place}.name`)}
            />
            <DateField form={form} place={place} />
            <div className={classes.special}>
              {days[place]?.holiday === undefined && (
                <Checkbox
                  label="Every year"
                  className={classes.every ?? ''}
                  {...form.getInputProps(`hours.special_days.${place}.is_yearly`, { type: 'checkbox' })}
                />
              )}
              <DaySpans
                form={form}
                path={`hours.special_days.${place}.spans`}
                spans={days[place]?.spans ?? []}
                day={nameOf(place)}
              />
            </div>
          </>
        )}
      </SettingRows>
    </Panel>
  );
}

/** A holiday's date follows from its rule, so it is only shown. */
function DateField({ form, place }: { form: GroupForm<'business'>; place: number }) {
  const holiday = form.values.hours.special_days[place]?.holiday;
  const path = `hours.special_days.${place}.date`;
  const field = { label: 'Date', className: classes.date ?? '' };
  if (holiday === undefined) return <TextInput type="date" {...field} {...form.getInputProps(path)} />;
  return (
    <TextInput
      readOnly
      variant="filled"
      {...field}
      value={`Next: ${nextDateShown(holiday)}`}
      error={form.errors[path]}
    />
  );
}
