import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Opening } from '../shell/opening.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { Screen } from '../ui/screen.tsx';
import { accountQueries } from './account-queries.ts';
import { FactorCard } from './factor-card.tsx';
import { IdentityCard } from './identity-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PersonCard } from './person-card.tsx';
import { SessionCard } from './session-card.tsx';

/** One's own account, for staff and customers alike. */
export function AccountScreen() {
  const account = useQuery(accountQueries.own);
  return (
    <Screen title="Account" purpose="How you sign in, where you are signed in, and how you get back in.">
      {account.data ? (
        <Stack gap="lg" maw={720}>
          <PersonCard account={account.data} />
          <PasswordCard account={account.data} />
          <FactorCard account={account.data} />
          <SessionCard />
          <IdentityCard account={account.data} />
        </Stack>
      ) : account.isPending ? (
        <Opening />
      ) : (
        <LoadError
          title="Your account could not be read"
          error={account.error}
          onRetry={() => void account.refetch()}
        />
      )}
    </Screen>
  );
}
