import type { GetInputPropsReturnType } from '@mantine/form';
import type { ComponentProps } from 'react';
import { SecretInput } from './sign-in-parts.tsx';

interface NewPasswordInputsProps
  extends Pick<ComponentProps<typeof SecretInput>, 'autoFocus' | 'description' | 'flex' | 'label' | 'size'> {
  /** Of a form with these two values. */
  inputProps: (name: 'password' | 'confirm') => GetInputPropsReturnType;
  confirmDescription?: string;
}

/** A new password, twice. */
export function NewPasswordInputs(props: NewPasswordInputsProps) {
  const { inputProps, label, description, confirmDescription, autoFocus, ...shared } = props;
  return (
    <>
      <SecretInput
        {...shared}
        {...inputProps('password')}
        label={label}
        description={description}
        autoComplete="new-password"
        minLength={8}
        autoFocus={autoFocus}
      />
      <SecretInput
        {...shared}
        {...inputProps('confirm')}
        label="Confirm password"
        description={confirmDescription}
        autoComplete="new-password"
      />
    </>
  );
}

/** Whether both are the same, for the form's check of the second. */
export const confirmError = (confirm: string, { password }: { password: string }) =>
  confirm === password ? null : 'Passwords do not match';
