import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type Account, accountRoutes, type Identity } from '../../../contract/identity/account.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { linkCompany } from '../session/authenticate.ts';
import classes from './account-rows.module.css';
import { useAccountChange } from './use-account-change.ts';

/** Sign-in methods: the password, and accounts of other companies. */
export function IdentityCard({ account }: { account: Account }) {
  const { pathname } = useLocation();
  const company = useQuery(readQuery(accountRoutes.ways)).data?.company_sign_in ?? null;
  const linking = useAccountChange({
    work: () => linkCompany(pathname),
    onDone: address => window.location.assign(address),
  });
  const isLinked = account.identities.some(identity => !identity.is_password);
  return (
    <Panel title="Sign-in methods" help="You can’t remove the last one.">
      <ul aria-label="Your ways in">
        {account.identities.map(identity => (
          <IdentityRow key={identity.id} identity={identity} isLast={account.identities.length === 1} />
        ))}
      </ul>
      {company && !isLinked && (
        <Group>
          <Button disabled={linking.isPending} onClick={() => linking.mutate(undefined)}>
            {linking.isPending ? 'Loading...' : `Link ${company.name}`}
          </Button>
        </Group>
      )}
    </Panel>
  );
}

function IdentityRow({ identity, isLast }: { identity: Identity; isLast: boolean }) {
  const name = identity.is_password ? 'Email and password' : identity.provider;
  const unlinking = useAccountChange({
    work: () => call(accountRoutes.unlink, { params: { id: identity.id } }),
    done: 'Unlinked.',
  });
  return (
    <li className={classes.row}>
      <div>
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          Since <Timestamp at={identity.created_at} />
        </Text>
      </div>
      {!isLast && (
        <Button
          size="xs"
          aria-label={`Unlink ${name}`}
          disabled={unlinking.isPending}
          onClick={() =>
            confirmLoss({
              title: 'Unlink this sign-in method?',
              question: `You will not be able to sign in with “${name}” any more.`,
              action: 'Unlink it',
              onConfirm: () => unlinking.mutate(undefined),
            })
          }
        >
          Unlink
        </Button>
      )}
    </li>
  );
}
