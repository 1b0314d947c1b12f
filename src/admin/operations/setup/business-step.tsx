import { Fieldset, MultiSelect, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { weekdays } from '../../../contract/platform/opening-hours.ts';
import { Problem } from '../../platform/ui/problem.tsx';
import { type StepProps, useTrade } from './setup-draft.ts';

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
        description="Shown on several pages. If empty, the lowest number below."
        placeholder="$89"
        {...text('starts_from')}
      />
      <FiveNumbers draft={draft} change={change} problems={problems} />
    </Stack>
  );
}

/** The numbers that make the trade’s price table the owner’s. */
function FiveNumbers({ draft, change, problems }: StepProps) {
  const { price_numbers: asked = [] } = useTrade(draft) ?? {};
  if (asked.length === 0) return null;
  const { numbers } = draft;
  return (
    <Fieldset legend={`${asked.length === 5 ? 'Five' : asked.length} numbers for your prices`}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          From them come the prices on your pages. Gray ones are examples. All empty: no page names a price.
        </Text>
        {problems.numbers && <Problem>{problems.numbers}</Problem>}
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {asked.map(({ label, unit, proposed }) => (
            <TextInput
              key={label}
              label={unit === '$' ? `${label}, from` : `${label}, more`}
              placeholder={unit === '$' ? `$${proposed}` : `${proposed}%`}
              inputMode="decimal"
              value={numbers[label] ?? ''}
              onChange={event => change({ numbers: { ...numbers, [label]: event.currentTarget.value } })}
            />
          ))}
        </SimpleGrid>
        <Switch
          label="Price my other services in the same proportion"
          description="By the trade’s tables. Check them under Settings, Prices."
          checked={draft.other_services}
          onChange={event => change({ other_services: event.currentTarget.checked })}
        />
      </Stack>
    </Fieldset>
  );
}
