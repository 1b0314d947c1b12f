import { ColorInput, Radio, SimpleGrid, Stack, Switch } from '@mantine/core';
import { LogoField } from './logo-field.tsx';
import { type StepProps, useTrade } from './setup-draft.ts';

const pairings = [
  { value: 'sturdy', label: 'Sturdy: wide and strong' },
  { value: 'friendly', label: 'Friendly: round and warm' },
  { value: 'classic', label: 'Classic: with a serif' },
  { value: 'clean', label: 'Clean: plain and quiet' },
];

/** How the site looks. */
export function BrandStep({ draft, change, problems }: StepProps) {
  const trade = useTrade(draft)?.label ?? 'the trade';
  const color = (field: 'brand_color' | 'second_color') => ({
    value: draft[field],
    error: problems[field],
    onChange: (value: string) => change({ [field]: value }),
    format: 'hex' as const,
    withEyeDropper: false,
    placeholder: `The color of ${trade.toLowerCase()}`,
  });
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ColorInput
          label="Brand color"
          description="Bands, text and drawings. Unreadable colors are shown darker or lighter."
          {...color('brand_color')}
        />
        <ColorInput
          label="Second color"
          description="Buttons to call and to ask."
          {...color('second_color')}
        />
      </SimpleGrid>
      <Radio.Group
        label="Type"
        value={draft.type_pairing}
        onChange={type_pairing => change({ type_pairing })}
      >
        <SimpleGrid cols={{ base: 1, xs: 2 }} mt="xs" spacing="xs">
          {pairings.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </SimpleGrid>
      </Radio.Group>
      <LogoField draft={draft} change={change} problem={problems.logo} />
      <Switch
        label="Drawings"
        description="Off: no drawings. Add photos in the settings."
        checked={draft.has_illustrations}
        onChange={event => change({ has_illustrations: event.currentTarget.checked })}
      />
    </Stack>
  );
}
