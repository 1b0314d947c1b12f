import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type HoursSpan, isWholeDay, maxSpans, wholeDay } from '../../../contract/platform/opening-hours.ts';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { RemoveButton } from '../../platform/ui/list-buttons.tsx';
import { Problem } from '../../platform/ui/problem.tsx';
import classes from './hours-fields.module.css';

const kinds = [
  { value: 'closed', label: 'Closed' },
  { value: 'open', label: 'Open' },
  { value: 'whole', label: 'Open 24 hours' },
] as const;

const usual: HoursSpan = { opens: '08:00', closes: '18:00' };

/** Said beside the field, since “9 to 1” may be meant as one in the afternoon. */
const isPastMidnight = ({ opens, closes }: HoursSpan) =>
  opens !== '' && closes !== '' && closes !== '00:00' && closes <= opens;

interface DaySpansProps {
  form: GroupForm<'business'>;
  /** Path of the spans in the form. */
  path: string;
  spans: readonly HoursSpan[];
  /** Names the fields to screen readers. */
  day: string;
}

/** Closed, open all day, or the spans of a day. */
export function DaySpans({ form, path, spans, day }: DaySpansProps) {
  const kind = spans.length === 0 ? 'closed' : spans.some(isWholeDay) ? 'whole' : 'open';
  const set = (next: readonly HoursSpan[]) => {
    // Problems are named by place, and places move.
    for (const key of Object.keys(form.errors)) if (key.startsWith(`${path}.`)) form.clearFieldError(key);
    form.setFieldValue(path, [...next]);
  };
  const problem = form.errors[path];
  return (
    <div className={classes.spans}>
      <NativeSelect
        aria-label={`${day}: open or closed`}
        className={classes.kind ?? ''}
        data={[...kinds]}
        value={kind}
        onChange={event => {
          const { value } = event.currentTarget;
          set(value === 'closed' ? [] : [value === 'whole' ? wholeDay : usual]);
        }}
      />
      {kind === 'open' && (
        <div className={classes.times}>
          {spans.map((span, index) => (
            <div key={`span-${index + 0}`} className={classes.span}>
              <TextInput
                type="time"
                aria-label={`${day} opens${index === 0 ? '' : `, ${index + 1}`}`}
                {...form.getInputProps(`${path}.${index}.opens`)}
              />
              <span aria-hidden>to</span>
              <TextInput
                type="time"
                aria-label={`${day} closes${index === 0 ? '' : `, ${index + 1}`}`}
                {...form.getInputProps(`${path}.${index}.closes`)}
              />
              {isPastMidnight(span) && (
                <Text size="sm" c="dimmed" className={classes.next ?? ''}>
                  next day
                </Text>
              )}
              {spans.length > 1 && (
                <RemoveButton
                  of={`hours ${index + 1} of ${day}`}
                  onClick={() => set(spans.filter((_span, at) => at !== index))}
                />
              )}
            </div>
          ))}
          {spans.length < maxSpans && (
            <Button
              variant="subtle"
              size="compact-sm"
              className={classes.add ?? ''}
              leftSection={<IconPlus size={16} aria-hidden />}
              aria-label={`Add hours to ${day}`}
              onClick={() => set([...spans, { opens: '', closes: '' }])}
            >
              Add hours
            </Button>
          )}
        </div>
      )}
      {typeof problem === 'string' && <Problem>{problem}</Problem>}
    </div>
  );
}
