import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Account, accountRoutes } from '../../../contract/identity/account.ts';
import { ApiError } from '../../platform/api-error.ts';
import { readQuery } from '../../platform/read-query.ts';
import { Opening } from '../../platform/ui/opening.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { companySignInMessage } from '../session/company-sign-in-error.ts';
import { FactorCard } from './factor-card.tsx';
import { IdentityCard } from './identity-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PersonCard } from './person-card.tsx';
import { SessionCard } from './session-card.tsx';
import { type FactorDemand, useFactorDemand } from './use-factor-demand.ts';

/** One's own account, for staff and customers alike. */
export function AccountScreen() {
  const account = useQuery(readQuery(accountRoutes.read));
  const demand = useFactorDemand(account.data);
  return (
    <Screen title="Account" purpose="Your sign-in methods, sessions and recovery options.">
      {account.data ? (
        <Stack gap="lg" maw={720}>
          <CompanySignInError account={account.data} />
          {cardsInOrder(account.data, demand)}
          <SessionCard />
          <IdentityCard account={account.data} />
        </Stack>
      ) : (
        <QueryBoundary title="Your account could not be read" query={account} loading={<Opening />} />
      )}
    </Screen>
  );
}

/** Linking the company account failed. Shown on top, because its card is far below. */
function CompanySignInError({ account }: { account: Account }) {
  const { error } = useSearch({ strict: false });
  if (!error || account.identities.some(identity => !identity.is_password)) return null;
  return <Refusal error={new ApiError('conflict', companySignInMessage(error))} />;
}

/** Puts the factor card first when a second factor is required. Keys keep each card's state. */
function cardsInOrder(account: Account, demand: FactorDemand | null): ReactNode[] {
  const factor = <FactorCard key="factor" account={account} demand={demand} />;
  const others = [
    <PersonCard key="person" account={account} />,
    <PasswordCard key="password" account={account} />,
  ];
  return demand ? [factor, ...others] : [...others, factor];
}
