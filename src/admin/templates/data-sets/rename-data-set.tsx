import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type DataSet, dataSetRoutes } from '../../../contract/templates/data-sets.ts';
import { fieldErrors } from '../../platform/api-error.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { write } from '../../platform/write.ts';

export function openRenameDataSet(set: DataSet): void {
  openDialog({ title: 'Rename data set', size: 'md' }, close => <RenameForm set={set} onDone={close} />);
}

function RenameForm({ set, onDone }: { set: DataSet; onDone: () => void }) {
  const renaming = useMutation(
    write(dataSetRoutes.rename, {
      done: (_set, { body }) => `Renamed to “${body.name}”`,
      silentFailure: true,
    }),
  );
  const [name, setName] = useState(set.name);
  return (
    <DialogForm
      write={renaming}
      onSubmit={() =>
        renaming.mutate({ params: { id: set.id }, body: { name: name.trim() } }, { onSuccess: onDone })
      }
      onCancel={onDone}
      action="Rename"
      disabled={name.trim() === ''}
      hasFieldErrors
    >
      <TextInput
        label="Name"
        description="Batches keep the name from when they were planned."
        required
        maxLength={120}
        data-autofocus
        value={name}
        error={fieldErrors(renaming.error).name}
        onChange={event => setName(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
