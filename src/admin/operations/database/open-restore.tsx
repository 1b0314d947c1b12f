import { List, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Backup, backupRoutes } from '../../../contract/operations/backups.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { write } from '../../platform/write.ts';

export function showDamage(message: string) {
  notifications.show({
    color: 'red',
    title: 'Don’t rely on this backup',
    message,
    autoClose: false,
  });
}

export function openRestore(backup: Backup): void {
  openDialog({ title: 'Restore backup' }, close => <RestoreForm backup={backup} onDone={close} />);
}

/** The last question before everything is replaced: the name has to be typed. */
function RestoreForm({ backup, onDone }: { backup: Backup; onDone: () => void }) {
  const [typed, setTyped] = useState('');
  const restoring = useMutation(
    write(backupRoutes.restore, { done: 'The restore is under way', silentFailure: true }),
  );
  const isSame = typed.trim() === backup.name;
  return (
    <DialogForm
      write={restoring}
      onSubmit={() => {
        if (!isSame) return;
        restoring.mutate(
          { params: { name: backup.name }, body: { confirm_name: typed } },
          { onSuccess: onDone },
        );
      }}
      onCancel={onDone}
      action="Restore"
      pending="Starting restore…"
      disabled={!isSame}
      isDestructive
    >
      <Text size="md">
        All data is restored to its state of <Timestamp at={backup.created_at} />.
      </Text>
      <List size="sm" spacing="xs">
        <List.Item>Later changes are removed and saved as a separate backup first.</List.Item>
        <List.Item>The site stays online. All data changes at once, at the end.</List.Item>
        <List.Item>Accounts and sessions come from the backup. You may have to sign in again.</List.Item>
        {backup.is_older && <List.Item>An older version made the backup. The restore upgrades it.</List.Item>}
      </List>
      <TextInput
        label="Type the name of the file to restore it"
        description={<span className="mono">{backup.name}</span>}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
