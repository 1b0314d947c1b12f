import { Alert, Anchor, PasswordInput, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { accountRoutes } from '../../../contract/identity/account.ts';
import { readQuery } from '../../platform/read-query.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';

const common = { size: 'md', required: true, withAsterisk: false } as const;

export function EmailInput(props: ComponentProps<typeof TextInput>) {
  return <TextInput {...common} label="Email" type="email" autoComplete="username" {...props} />;
}

export function SecretInput(props: ComponentProps<typeof PasswordInput> & { label: string }) {
  return (
    <PasswordInput
      {...common}
      visibilityToggleButtonProps={{ 'aria-label': `Show or hide: ${props.label}` }}
      {...props}
    />
  );
}

export function CodeInput(props: ComponentProps<typeof TextInput>) {
  return (
    <TextInput
      {...common}
      label="Code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

export function SubmitButton({ isPending, label }: { isPending: boolean; label: string }) {
  return (
    <PrimaryButton type="submit" size="md" fullWidth disabled={isPending} mt="xs">
      {isPending ? 'Loading...' : label}
    </PrimaryButton>
  );
}

export function Done({ children }: { children: string }) {
  return (
    <Alert color="green" role="status">
      {children}
    </Alert>
  );
}

/** Without a mail server, messages stay in the outbox, where the operator finds them. */
export function WhereMailGoes() {
  const ways = useQuery(readQuery(accountRoutes.ways)).data;
  if (!ways || ways.has_mail_server) return null;
  return (
    <Text size="sm" c="dimmed">
      This site has no mail server. An admin finds the message under Outbox.
    </Text>
  );
}

export function OtherStep({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Anchor component="button" type="button" size="sm" py={3} onClick={onClick}>
      {label}
    </Anchor>
  );
}
