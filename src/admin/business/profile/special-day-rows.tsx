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
  const nameOf = (index: number) => days[index]?.name.trim() || `holiday ${index + 1}`;
  return (
    <Panel title="Holidays and closed days" help="These hours replace those of the weekday.">
      <HolidayChoice form={form} />
      <SettingRows
        rows={days}
        max={maxSpecialDays}
        nameOf={(_, index) => nameOf(index)}
        addLabel="Add a day"
        onAdd={() =>
          form.insertListItem('hours.special_days', { name: '', date: '', is_yearly: false, spans: [] })
        }
        onRemove={index => form.removeListItem('hours.special_days', index)}
        empty="None yet. Requests for a closed day get the next open one."
      >
        {index => (
          <>
            <TextInput
              label="Name"
              placeholder="Thanksgiving"
              className={classes.name ?? ''}
              {...form.getInputProps(`hours.special_days.${index}.name`)}
            />
            <DateField form={form} index={index} />
            <div className={classes.special}>
              {days[index]?.holiday === undefined && (
                <Checkbox
                  label="Every year"
                  className={classes.every ?? ''}
                  {...form.getInputProps(`hours.special_days.${index}.is_yearly`, { type: 'checkbox' })}
                />
              )}
              <DaySpans
                form={form}
                path={`hours.special_days.${index}.spans`}
                spans={days[index]?.spans ?? []}
                day={nameOf(index)}
              />
            </div>
          </>
        )}
      </SettingRows>
    </Panel>
  );
}

/** A holiday's date follows from its rule, so it is only shown. */
function DateField({ form, index }: { form: GroupForm<'business'>; index: number }) {
  const holiday = form.values.hours.special_days[index]?.holiday;
  const path = `hours.special_days.${index}.date`;
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
