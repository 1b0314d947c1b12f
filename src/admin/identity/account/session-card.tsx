import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type AccountSession, accountRoutes } from '../../../contract/identity/account.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import classes from './account-rows.module.css';
import { useAccountChange } from './use-account-change.ts';

/** Where one is signed in. */
export function SessionCard() {
  const sessions = useQuery(readQuery(accountRoutes.sessions));
  const ending = useAccountChange({
    work: () => call(accountRoutes.endOthers),
    done: 'All others are signed out.',
  });
  const items = sessions.data?.items ?? [];
  return (
    <Panel title="Sessions" help="Your signed-in devices. End unknown sessions, then change your password.">
      <QueryBoundary title="Your sessions could not be read" query={sessions} loading={56} />
      {items.length > 0 && (
        <ul aria-label="Your sessions">
          {items.map(session => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {items.length > 1 && (
        <Group>
          <Button disabled={ending.isPending} onClick={() => ending.mutate(undefined)}>
            {ending.isPending ? 'Ending...' : 'Sign out other devices'}
          </Button>
        </Group>
      )}
    </Panel>
  );
}

function SessionRow({ session }: { session: AccountSession }) {
  const ending = useAccountChange({
    work: () => call(accountRoutes.endSession, { params: { id: session.id } }),
    done: 'Session ended.',
  });
  const where = session.address ? ` · ${session.address}` : '';
  return (
    <li className={classes.row}>
      <div>
        <Text size="sm" fw={600}>
          {session.device}
        </Text>
        <Text size="sm" c="dimmed">
          Signed in <Timestamp at={session.created_at} />
          {where}
        </Text>
      </div>
      {session.is_current ? (
        <Text size="sm" c="dimmed">
          This one
        </Text>
      ) : (
        <Button
          size="xs"
          aria-label={`End ${session.device}${where}`}
          disabled={ending.isPending}
          onClick={() => ending.mutate(undefined)}
        >
          End
        </Button>
      )}
    </li>
  );
}
