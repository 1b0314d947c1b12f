import { NumberInput, Switch } from '@mantine/core';
import { SettingsCard } from './settings-card.tsx';
import type { GroupForm } from './settings-form.tsx';

/** When a batch may be approved, as far as the likeness of its pages goes. */
export function LikenessFields({ form }: { form: GroupForm<'likeness'> }) {
  return (
    <SettingsCard
      title="Likeness gate"
      help="Before approval every planned page is compared with all others and with the live site, field values taken out. Too many pages that read alike are refused; an admin can overrule with a written reason."
    >
      <Switch
        label="Refuse batches whose pages are too alike"
        {...form.getInputProps('is_on', { type: 'checkbox' })}
      />
      <NumberInput
        label="Too alike from"
        description="Text shared with the nearest other page. 85 is where landing pages stop earning any credit of their own."
        suffix="%"
        min={30}
        max={100}
        allowDecimal={false}
        {...form.getInputProps('threshold_percent')}
      />
      <NumberInput
        label="Largest share of a batch"
        description="So many of its pages may be too alike."
        suffix="%"
        min={0}
        max={100}
        allowDecimal={false}
        {...form.getInputProps('largest_share_percent')}
      />
      <NumberInput
        label="Batches from"
        description="Smaller ones are forecast too, but never refused: a handful of towns is nobody’s doorway pages."
        suffix=" pages"
        min={2}
        max={1_000_000}
        allowDecimal={false}
        thousandSeparator=","
        {...form.getInputProps('from_pages')}
      />
    </SettingsCard>
  );
}
