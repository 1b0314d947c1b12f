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
        description="At least so many, from statements or columns of your list."
        min={0}
        max={50}
        allowDecimal={false}
        {...form.getInputProps('place_sentences')}
      />
      <NumberInput
        label="Sentences on the service"
        description="At least so many that no other service has."
        min={0}
        max={100}
        allowDecimal={false}
        {...form.getInputProps('service_sentences')}
      />
    </Panel>
  );
}
