import { Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type Account, accountRoutes } from '../../../contract/identity/account.ts';
import { call } from '../../platform/api.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { SecretInput } from '../session/sign-in-parts.tsx';
import { useAccountChange } from './use-account-change.ts';

export function PasswordCard({ account }: { account: Account }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '', confirm: '' },
    validate: {
      confirm: (confirm, { password }) => (confirm === password ? null : 'Passwords do not match'),
    },
  });
  const changing = useAccountChange({
    work: ({ password }: { password: string }) => call(accountRoutes.password, { body: { password } }),
    done: 'Password set. You are signed out on other devices.',
    isQuiet: true,
    onDone: () => form.reset(),
  });
  return (
    <Panel
      title="Password"
      help={
        account.has_password
          ? 'A new password signs you out on other devices.'
          : 'This account has no password. It uses another company’s sign-in only.'
      }
    >
      <form onSubmit={form.onSubmit(values => changing.mutate(values))}>
        <Refusal error={changing.error} />
        <Group align="flex-start" gap="md" mt={changing.error ? 'sm' : 0}>
          <SecretInput
            key={form.key('password')}
            {...form.getInputProps('password')}
            label="New password"
            description="At least 8 characters; four words are better."
            autoComplete="new-password"
            size="sm"
            minLength={8}
            flex="1 1 14rem"
          />
          <SecretInput
            key={form.key('confirm')}
            {...form.getInputProps('confirm')}
            label="Confirm password"
            description="Repeat the new password."
            autoComplete="new-password"
            size="sm"
            flex="1 1 14rem"
          />
        </Group>
        <Button type="submit" mt="md" disabled={changing.isPending}>
          {changing.isPending ? 'Saving...' : 'Set password'}
        </Button>
      </form>
    </Panel>
  );
}
