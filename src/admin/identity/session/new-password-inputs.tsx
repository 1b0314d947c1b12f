import type { GetInputPropsReturnType } from '@mantine/form';
import type { ComponentProps } from 'react';
import { SecretInput } from './sign-in-parts.tsx';

interface NewPasswordInputsProps
  extends Pick<ComponentProps<typeof SecretInput>, 'autoFocus' | 'description' | 'flex' | 'label' | 'size'> {
  /** The properties of both inputs, in a form with these two values. */
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

/** The error of the second password in the form's check; null if both are the same. */
export const confirmError = (confirm: string, { password }: { password: string }) =>
  confirm === password ? null : 'Passwords do not match';
