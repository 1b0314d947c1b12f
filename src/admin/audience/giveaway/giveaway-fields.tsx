import { Switch, Textarea, TextInput } from '@mantine/core';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { Panel } from '../../platform/ui/panel.tsx';

/** Whether people can enter, what they can win, until when. */
export function GiveawayFields({ form }: { form: GroupForm<'giveaway'> }) {
  return (
    <Panel
      title="Giveaway"
      help="While open, the form is shown on /giveaway and in giveaway sections. Entries appear under Giveaway."
    >
      <Switch label="People can enter now" {...form.getInputProps('is_open', { type: 'checkbox' })} />
      <TextInput label="Name" {...form.getInputProps('title')} />
      <TextInput label="Prize" {...form.getInputProps('prize')} />
      <TextInput
        label="Last day to enter"
        type="date"
        description="Over at midnight in your business’s time zone. Empty: until you close it."
        {...form.getInputProps('closes_on')}
      />
      <Textarea
        label="Rules"
        description="Shown below the form. Have them read by somebody who knows the law where you give away."
        minRows={5}
        {...form.getInputProps('rules')}
      />
    </Panel>
  );
}
