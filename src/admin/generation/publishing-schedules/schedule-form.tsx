import { Button, Group, NativeSelect, NumberInput, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type Pace,
  paceSchema,
  publishingScheduleRoutes,
} from '../../../contract/generation/publishing-schedules.ts';
import { fieldErrors } from '../../platform/api-error.ts';
import { listQuery } from '../../platform/read-query.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { useLeaveQuestion } from '../../platform/ui/use-leave-question.ts';
import { setPaceDraft } from './pace-draft.ts';
import { hourLabel } from './schedule-labels.ts';
import { SchedulePreview } from './schedule-preview.tsx';

interface ScheduleFormProps {
  batchId: string;
  initial: Pace;
  timeZone: string;
  /** The current schedule, when the form edits one. */
  before: { ends_on: string | null; has_begun: boolean; is_ordered: boolean } | null;
  action: string;
  busy: boolean;
  /** Approving or starting the batch takes what is typed here, too. */
  isDraft?: boolean;
  onSave: (pace: Pace) => void;
  onLeave?: () => void;
}

/** How many a day, from when, in which order: with the resulting calendar, before anything is saved. */
export function ScheduleForm(props: ScheduleFormProps) {
  const { batchId, initial, timeZone, before, action, busy, isDraft = false, onSave, onLeave } = props;
  const form = useForm<Pace>({ initialValues: initial });
  const [month, setMonth] = useState<string>();
  const [debounced] = useDebouncedValue(form.values, 300);
  const parsed = paceSchema.safeParse(debounced);
  const preview = useQuery(
    listQuery(publishingScheduleRoutes.preview, {
      params: { id: batchId },
      body: { pace: parsed.data ?? { pages_per_day: 1, start_on: '' }, month },
      enabled: parsed.success,
      retry: false,
    }),
  );
  const problems = parsed.success ? fieldErrors(preview.error) : problemsOf(parsed.error.issues);
  const field = (name: keyof Pace) => ({
    ...form.getInputProps(name),
    error: problems[name],
  });
  const isReady = parsed.success && preview.isSuccess && debounced === form.values;
  const isRefused = Object.keys(problems).length > 0;
  // A first pace is a choice, even as it is suggested.
  useLeaveQuestion(() => !busy && (form.isDirty() || (before === null && !isDraft)), 'in this schedule');
  useDraft(batchId, isDraft && form.isDirty() ? form.values : null, isRefused);
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(() => {
        if (parsed.success && isReady) onSave(parsed.data);
      })}
    >
      <Stack mt="md">
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} style={{ alignItems: 'start' }}>
          <NumberInput
            label="Pages a day"
            min={1}
            max={1_000_000}
            allowDecimal={false}
            thousandSeparator=","
            {...field('pages_per_day')}
          />
          <TextInput label="From" type="date" disabled={before?.has_begun ?? false} {...field('start_on')} />
          <NativeSelect
            label="Order"
            disabled={before?.is_ordered ?? false}
            data={[
              { value: 'random', label: 'At random' },
              { value: 'county', label: 'County by county' },
              { value: 'plan', label: 'As planned' },
            ]}
            {...field('order')}
          />
          <NativeSelect
            label="Within the day"
            data={[
              { value: 'hourly', label: 'Spread over the hours' },
              ...Array.from({ length: 24 }, (_, hour) => ({
                value: String(hour),
                label: `All at ${hourLabel(hour)}`,
              })),
            ]}
            value={form.values.portions === 'hourly' ? 'hourly' : String(form.values.hour)}
            onChange={event => {
              const { value } = event.currentTarget;
              form.setValues(
                value === 'hourly' ? { portions: 'hourly' } : { portions: 'daily', hour: Number(value) },
              );
            }}
          />
        </SimpleGrid>
        <Text size="sm" c="dimmed">
          Days and hours are in {timeZone}, the time zone of the business. After a downtime, missed pages come
          with the next portion, at most one day’s pages at once. The rest moves the last day.
        </Text>
        <SchedulePreview
          preview={preview}
          before={before?.ends_on ?? null}
          isOutdated={!parsed.success || debounced !== form.values}
          onMonth={setMonth}
        />
        <Group gap="sm">
          <PrimaryButton type="submit" loading={busy} disabled={!isReady}>
            {action}
          </PrimaryButton>
          {onLeave && <Button onClick={onLeave}>Keep it as it is</Button>}
        </Group>
      </Stack>
    </form>
  );
}

/** Offers the typed pace to the buttons that approve or start the batch. */
function useDraft(batchId: string, values: Pace | null, isRefused: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    const typed = values && paceSchema.safeParse(values);
    setPaceDraft(client, batchId, typed && { pace: typed.success && !isRefused ? typed.data : null });
  }, [client, batchId, values, isRefused]);
  useEffect(() => () => setPaceDraft(client, batchId, null), [client, batchId]);
}

function problemsOf(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Record<string, string> {
  return Object.fromEntries(issues.map(issue => [String(issue.path[0]), issue.message]));
}
