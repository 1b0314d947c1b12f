import { Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '../account/account-queries.ts';
import { ButtonLink } from '../ui/links.tsx';
import { Screen } from '../ui/screen.tsx';

/** Where customers land: who they are here, and how to look after the account. */
export function CustomerHomeScreen() {
  const account = useQuery(accountQueries.own).data;
  return (
    <Screen title={account ? `Hello, ${account.name}` : 'Hello'} purpose="You are signed in as a customer.">
      <Paper p="lg">
        <Stack gap="md" align="flex-start">
          <Text size="md">
            Your role is {account?.role ?? 'customer'}. Under Account you change your password, add a second
            factor and see where you are signed in.
          </Text>
          <ButtonLink to="/customer/account">Open your account</ButtonLink>
        </Stack>
      </Paper>
    </Screen>
  );
}
