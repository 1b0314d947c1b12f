import { Button, Group, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { type Account, accountRoutes } from '../../../contract/identity/account.ts';
import { call } from '../../platform/api.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { sessionQuery } from '../session/session-query.ts';
import { Done, WhereMailGoes } from '../session/sign-in-parts.tsx';
import { useAccountChange } from './use-account-change.ts';

/** Name and email. */
export function PersonCard({ account }: { account: Account }) {
  const name = useForm({ initialValues: { name: account.name } });
  const email = useForm({ initialValues: { email: account.email } });
  const naming = useAccountChange({
    work: (body: { name: string }) => call(accountRoutes.update, { body }),
    done: 'Name saved.',
  });
  const needsFactor = useQuery(sessionQuery).data?.needs_factor ?? false;
  const moving = useAccountChange({
    work: (body: { email: string }) => call(accountRoutes.email, { body }),
    silentFailure: true,
  });
  return (
    <Panel title="You" help="Colleagues see your name. You sign in with your email.">
      <form onSubmit={name.onSubmit(values => naming.mutate(values))}>
        <Group align="flex-end" gap="xs">
          <TextInput
            {...name.getInputProps('name')}
            label="Name"
            autoComplete="name"
            required
            withAsterisk={false}
            flex="1 1 14rem"
          />
          <Button type="submit" disabled={naming.isPending}>
            {naming.isPending ? 'Saving...' : 'Save name'}
          </Button>
        </Group>
      </form>
      <form onSubmit={email.onSubmit(values => moving.mutate(values))}>
        <Group align="flex-end" gap="xs">
          <TextInput
            {...email.getInputProps('email')}
            label="Email"
            type="email"
            autoComplete="email"
            required
            withAsterisk={false}
            flex="1 1 14rem"
          />
          <Button type="submit" disabled={moving.isPending}>
            {moving.isPending ? 'Sending...' : 'Change email'}
          </Button>
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
