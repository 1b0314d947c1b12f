import { Switch, Textarea, TextInput } from '@mantine/core';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { Panel } from '../../platform/ui/panel.tsx';

/** The fields that say if people can enter, what they can win, and until when. */
export function GiveawayFields({ form }: { form: GroupForm<'giveaway'> }) {
  return (
    <Panel title="Giveaway" help="While open, the form is on /giveaway and in giveaway sections.">
      <Switch label="People can enter now" {...form.getInputProps('is_open', { type: 'checkbox' })} />
      <TextInput label="Name" {...form.getInputProps('title')} />
      <TextInput label="Prize" {...form.getInputProps('prize')} />
      <TextInput
        label="Last day to enter"
        type="date"
        description="Ends at midnight, business time. Empty: until you close it."
        {...form.getInputProps('closes_on')}
      />
      <Textarea
        label="Rules"
        description="Shown below the form. Have a local lawyer check them."
        minRows={5}
        {...form.getInputProps('rules')}
      />
    </Panel>
  );
}
