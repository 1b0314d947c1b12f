import { Paper, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type IndexNow, indexnowRoutes } from '../../../contract/search/indexnow.ts';
import { readQuery } from '../../platform/read-query.ts';
import { keyOf } from '../../platform/route-key.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { write } from '../../platform/write.ts';

/** The switch for notifying search engines of changed pages, and the last result. */
export function IndexNowCard() {
  return (
    <Panel title="IndexNow" isPlain>
      <Paper p="lg">
        <IndexNowState />
      </Paper>
    </Panel>
  );
}

/** The switch, which saves at once, and its results. */
export function IndexNowState() {
  const state = useQuery(readQuery(indexnowRoutes.read, { refetchInterval: 15_000 })).data;
  const turning = useMutation(
    write(indexnowRoutes.update, {
      failure: 'IndexNow could not be switched',
      remember: (client, answer) => client.setQueryData(keyOf(indexnowRoutes.read), answer),
      changes: [],
    }),
  );
  if (!state) return <Skeleton height={64} />;
  return (
    <Stack gap="sm">
      <Switch
        label="Notify search engines of changed pages"
        description="Bing, Yandex, Seznam and others fetch changes sooner. Google does not participate."
        checked={turning.isPending ? turning.variables.body.is_on : state.is_on}
        disabled={turning.isPending}
        onChange={event => turning.mutate({ body: { is_on: event.currentTarget.checked } })}
      />
      <Text component="output">{words[state.state](state)}</Text>
      {state.last_answer && (
        <Text size="sm" c="dimmed">
          Last answer: {state.last_answer}.
          {state.last_sent_at && (
            <>
              {' '}
              Last taken: {counted(state.last_sent, 'address', 'addresses')}{' '}
              <Timestamp at={state.last_sent_at} />, {count(state.sent_total)} in all.
            </>
          )}
          {state.next_at && (
            <>
              {' '}
              Tried again <Timestamp at={state.next_at} />.
            </>
          )}
        </Text>
      )}
      {state.key_address && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          The key file is served at <span className="mono">{state.key_address}</span>
        </Text>
      )}
    </Stack>
  );
}

const words: Record<IndexNow['state'], (state: IndexNow) => string> = {
  off: () => 'Off. Search engines find changes by the sitemap, which is enough for most sites.',
  'no-public-address': () =>
    'On, but this site has no public https address (PUBLIC_URL), so nothing is submitted.',
  idle: () => 'On. All changes are submitted.',
  waiting: ({ waiting }) => `On. ${counted(waiting, 'address waits', 'addresses wait')} to be submitted.`,
  'held-up': ({ waiting }) =>
    `Delayed: ${counted(waiting, 'address waits', 'addresses wait')}. Submission is retried automatically.`,
};
