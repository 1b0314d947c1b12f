import { Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataSet } from '../../../contract/templates/data-sets.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { FormButtons } from '../../platform/ui/form-buttons.tsx';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { dataSetWrites } from './data-set-queries.ts';

export function openRenameDataSet(set: DataSet): void {
  openDialog({ title: 'Rename data set', size: 'md' }, close => <RenameForm set={set} onDone={close} />);
}

function RenameForm({ set, onDone }: { set: DataSet; onDone: () => void }) {
  const renaming = useMutation(dataSetWrites.rename);
  const [name, setName] = useState(set.name);
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        renaming.mutate({ id: set.id, name: name.trim() }, { onSuccess: onDone });
      }}
    >
      <Stack gap="md">
        <TextInput
          label="Name"
          description="Batches keep the name from when they were planned."
          required
          maxLength={120}
          data-autofocus
          value={name}
          error={renaming.isError ? errorMessage(renaming.error) : undefined}
          onChange={event => setName(event.currentTarget.value)}
        />
        <FormButtons onCancel={onDone} disabled={renaming.isPending || name.trim() === ''}>
          {renaming.isPending ? 'Saving...' : 'Rename'}
        </FormButtons>
      </Stack>
    </form>
  );
}
