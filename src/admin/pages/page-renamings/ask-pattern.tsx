import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { pageRenamingRoutes } from '../../../contract/pages/page-renamings.ts';
import { count } from '../../platform/ui/count.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { pageRenamingMutations } from './page-renaming-mutations.ts';
import { firstPattern, PatternInput } from './pattern-input.tsx';

type Selected = Omit<z.input<typeof pageRenamingRoutes.create.body>, 'url_pattern'>;

interface Asking {
  selected: Selected;
  /** How many pages are selected. */
  size: number;
  onChecked: (id: string) => void;
}

/** Asks for the new URL pattern of selected pages, and starts the check. */
export function askPattern(asking: Asking): void {
  openDialog({ title: 'Change addresses', size: 'md' }, close => <AskForm {...asking} onClose={close} />);
}

function AskForm({ selected, size, onChecked, onClose }: Asking & { onClose: () => void }) {
  const checking = useMutation({ ...pageRenamingMutations.check, meta: { silentFailure: true } });
  const [pattern, setPattern] = useState(firstPattern);
  return (
    <DialogForm
      write={checking}
      onSubmit={() =>
        checking.mutate(
          { body: { ...selected, url_pattern: pattern } },
          {
            onSuccess: ({ id }) => {
              onClose();
              onChecked(id);
            },
          },
        )
      }
      onCancel={onClose}
      action="Check addresses"
      pending="Checking..."
      disabled={pattern.trim() === ''}
    >
      <Text>
        Gives the {size === 1 ? 'selected page an address' : `${count(size)} selected pages addresses`} of
        another pattern. You see the result first. Nothing changes before you confirm.
      </Text>
      <PatternInput
        value={pattern}
        onChange={setPattern}
        description="Words of the address, like keyword-city-state or {{city}}-{{keyword}}."
      />
    </DialogForm>
  );
}
