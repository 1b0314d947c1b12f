import { Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { fieldErrors } from '../api-error.ts';
import { FormButtons } from './form-buttons.tsx';
import { Refusal } from './refusal.tsx';

interface DialogFormProps {
  /** What it starts: while that is under way the action waits; its refusal is shown above the buttons. */
  write: { readonly isPending: boolean; readonly error: Error | null };
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  /** Label of the cancel button. */
  cancel?: string;
  action: string;
  /** Instead of the action's label while it is under way. */
  pending?: string;
  disabled?: boolean;
  /** What it does can't be taken back. */
  isDestructive?: boolean;
  /** Field errors of the refusal. */
  hasFieldErrors?: boolean;
  /** The choices below the refusal. */
  remedy?: ReactNode;
  children: ReactNode;
}

/** The form of a dialog: fields, what was refused, the way back and the primary action. */
export function DialogForm({
  write,
  onSubmit,
  onCancel,
  cancel = 'Cancel',
  action,
  pending = 'Saving...',
  disabled = false,
  isDestructive = false,
  hasFieldErrors = false,
  remedy,
  children,
}: DialogFormProps) {
  const isBeside = hasFieldErrors && Object.keys(fieldErrors(write.error)).length > 0;
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        onSubmit(event);
      }}
    >
      <Stack gap="md">
        {children}
        <Refusal error={isBeside ? null : write.error} />
        {remedy}
        <FormButtons
          onCancel={onCancel}
          cancel={cancel}
          disabled={disabled || write.isPending}
          {...(isDestructive ? { color: 'red.8', variant: 'filled' } : {})}
        >
          {write.isPending ? pending : action}
        </FormButtons>
      </Stack>
    </form>
  );
}
