import { MultiSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { weekdays } from '../../../contract/platform/opening-hours.ts';
import type { StepProps } from './setup-draft.ts';

/** Who the business is, and how people reach it. */
export function BusinessStep({ draft, change, problems }: StepProps) {
  const text = (field: 'name' | 'phone' | 'email' | 'opens' | 'closes' | 'starts_from') => ({
    value: draft[field],
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
    error: problems[field],
  });
  return (
    <Stack gap="md">
      <TextInput label="Name of the business" required autoComplete="organization" {...text('name')} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="Phone"
          description="Ten digits. It is in the header of every page."
          type="tel"
          required
          autoComplete="tel"
          {...text('phone')}
        />
        <TextInput
          label="Email"
          description="Requests from the site come here."
          type="email"
          required
          autoComplete="email"
          {...text('email')}
        />
        <TextInput label="Opens" type="time" {...text('opens')} />
        <TextInput label="Closes" type="time" {...text('closes')} />
      </SimpleGrid>
      <MultiSelect
        label="Days"
        description="Other hours by day, and holidays: later under Settings."
        data={[...weekdays]}
        value={[...draft.days]}
        error={problems.days}
        onChange={days => change({ days: weekdays.filter(day => days.includes(day)) })}
      />
      <TextInput
        label="Prices start from"
        description="Shown on several pages. If empty, no page names a price."
        placeholder="$89"
        {...text('starts_from')}
      />
    </Stack>
  );
}
