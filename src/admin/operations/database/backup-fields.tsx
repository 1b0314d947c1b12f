import { NumberInput, Switch } from '@mantine/core';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { Panel } from '../../platform/ui/panel.tsx';

/** When the program makes automatic backups, and how many it keeps. */
export function BackupFields({ form }: { form: GroupForm<'backups'> }) {
  return (
    <Panel
      title="Daily backup"
      help="Missed backups run at the next start. Manual backups are never deleted."
    >
      <Switch label="Make a backup every day" {...form.getInputProps('is_on', { type: 'checkbox' })} />
      <NumberInput
        label="At"
        description="Hour of the day, in the time zone of the business."
        suffix=":00"
        min={0}
        max={23}
        allowDecimal={false}
        {...form.getInputProps('hour')}
      />
      <NumberInput
        label="Keep"
        description="Number of daily backups to keep."
        suffix=" backups"
        min={1}
        max={365}
        allowDecimal={false}
        {...form.getInputProps('keep')}
      />
    </Panel>
  );
}
