import { Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type Account, accountRoutes } from '../../../contract/identity/account.ts';
import { call } from '../../platform/api.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { confirmError, NewPasswordInputs } from '../session/new-password-inputs.tsx';
import { useAccountChange } from './use-account-change.ts';

export function PasswordCard({ account }: { account: Account }) {
  const form = useForm({
    initialValues: { password: '', confirm: '' },
    validate: { confirm: confirmError },
  });
  const changing = useAccountChange({
    work: ({ password }: { password: string }) => call(accountRoutes.password, { body: { password } }),
    done: 'Password set. You are signed out on other devices.',
    silentFailure: true,
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
          <NewPasswordInputs
            inputProps={form.getInputProps}
            label="New password"
            description="At least 8 characters; four words are better."
            confirmDescription="Repeat the new password."
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
