import { NumberInput, Switch } from '@mantine/core';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { Panel } from '../../platform/ui/panel.tsx';

/** Settings for the minimum of facts per page before approval. */
export function SubstanceFields({ form }: { form: GroupForm<'substance'> }) {
  return (
    <Panel
      title="Substance check"
      help="Asks before approving pages with too little to say. Admins can overrule."
    >
      <Switch
        label="Ask before pages with too little to say are approved"
        {...form.getInputProps('is_on', { type: 'checkbox' })}
      />
      <NumberInput
        label="Sentences on the town"
        description="At least so many, filled by statements of the town or city."
        min={0}
        max={50}
        allowDecimal={false}
        {...form.getInputProps('place_sentences')}
      />
      <NumberInput
        label="Sentences on the service"
        description="At least so many, where the template takes texts from services."
        min={0}
        max={100}
        allowDecimal={false}
        {...form.getInputProps('service_sentences')}
      />
      <NumberInput
        label="Batches from"
        description="Smaller batches are not checked."
        suffix=" pages"
        min={2}
        max={1_000_000}
        allowDecimal={false}
        thousandSeparator=","
        {...form.getInputProps('from_pages')}
      />
    </Panel>
  );
}
