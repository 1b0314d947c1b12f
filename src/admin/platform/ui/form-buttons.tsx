import { Button, Group } from '@mantine/core';
import type { ComponentProps } from 'react';
import { PrimaryButton } from './primary-button.tsx';

interface FormButtonsProps extends ComponentProps<typeof PrimaryButton> {
  onCancel: () => void;
  /** Label of the cancel button. */
  cancel?: string;
}

/** The end of a form or dialog: cancel, then its primary action, which submits the form unless it has an `onClick`. */
export function FormButtons({ onCancel, cancel = 'Cancel', ...primary }: FormButtonsProps) {
  return (
    <Group justify="flex-end" gap="xs">
      <Button onClick={onCancel}>{cancel}</Button>
      <PrimaryButton type={primary.onClick ? 'button' : 'submit'} {...primary} />
    </Group>
  );
}
