import { Button, Group, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Account, accountRoutes } from '../../../contract/identity/account.ts';
import { call } from '../../platform/api.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { useLeaveQuestion } from '../../platform/ui/use-leave-question.ts';
import { sessionQuery } from '../session/session-query.ts';
import { Done, WhereMailGoes } from '../session/sign-in-parts.tsx';
import { useAccountChange } from './use-account-change.ts';

/** Name and email. */
export function PersonCard({ account }: { account: Account }) {
  const form = useForm({ initialValues: { name: account.name, email: account.email } });
  const [saved, setSaved] = useState({ name: account.name, email: account.email });
  const { name, email } = form.values;
  const isNamed = name !== saved.name;
  const isMoved = email !== saved.email;
  const naming = useAccountChange({
    work: async (body: { name: string }) => {
      await call(accountRoutes.update, { body });
      return body;
    },
    done: 'Name saved.',
    onDone: sent => setSaved(before => ({ ...before, ...sent })),
  });
  const needsFactor = useQuery(sessionQuery).data?.needs_factor ?? false;
  const moving = useAccountChange({
    work: async (body: { email: string }) => {
      await call(accountRoutes.email, { body });
      return body;
    },
    silentFailure: true,
    onDone: sent => setSaved(before => ({ ...before, ...sent })),
  });
  useLeaveQuestion(() => isNamed || isMoved, 'in your account');
  const isBusy = naming.isPending || moving.isPending;
  const move = () => {
    if (isMoved) moving.mutate({ email });
  };
  const save = () => {
    if (isNamed) naming.mutate({ name }, { onSuccess: move });
    else move();
  };
  return (
    <Panel title="You" help="Colleagues see your name. You sign in with your email.">
      <form onSubmit={form.onSubmit(save)}>
        <Group gap="md">
          <TextInput
            {...form.getInputProps('name')}
            label="Name"
            autoComplete="name"
            required
            withAsterisk={false}
            flex="1 1 14rem"
          />
          <TextInput
            {...form.getInputProps('email')}
            label="Email"
            type="email"
            autoComplete="email"
            required
            withAsterisk={false}
            flex="1 1 14rem"
          />
        </Group>
        <Group gap="sm" mt="md">
          <Button type="submit" disabled={isBusy || !(isNamed || isMoved)}>
            {isBusy ? 'Saving...' : 'Save changes'}
          </Button>
          <Text size="sm" c="dimmed" aria-live="polite">
            {(isNamed || isMoved) && !isBusy && 'There are changes that are not saved.'}
          </Text>
        </Group>
      </form>
      <Refusal error={moving.error} />
      {moving.isSuccess && (
        <Done>A link is on its way to the new address. Your email changes when it is opened.</Done>
      )}
      {moving.isSuccess && <WhereMailGoes />}
      {account.role === 'admin' && !needsFactor && (
        <Text size="sm" c="dimmed">
          You are an admin. You can use the whole back office.
        </Text>
      )}
    </Panel>
  );
}
