import { NumberInput, Switch } from '@mantine/core';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { Panel } from '../../platform/ui/panel.tsx';

/** Settings for the similarity check at approval. */
export function LikenessFields({ form }: { form: GroupForm<'likeness'> }) {
  return (
    <Panel
      title="Similarity check"
      help="Rejects batches with too many similar pages. Admins can overrule it."
    >
      <Switch
        label="Reject batches with too many similar pages"
        {...form.getInputProps('is_on', { type: 'checkbox' })}
      />
      <NumberInput
        label="Too similar from"
        description="Text shared with the closest page, reworded or not. 85 is recommended."
        suffix="%"
        min={30}
        max={100}
        allowDecimal={false}
        {...form.getInputProps('threshold_percent')}
      />
      <NumberInput
        label="Largest share of a batch"
        description="Share of pages that may be too similar."
        suffix="%"
        min={0}
        max={100}
        allowDecimal={false}
        {...form.getInputProps('largest_share_percent')}
      />
    </Panel>
  );
}
