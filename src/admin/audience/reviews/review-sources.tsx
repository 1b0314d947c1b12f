import { Button, Group, SimpleGrid, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReviewAsking, reviewRequestRoutes } from '../../../contract/audience/review-requests.ts';
import { type ReviewSync, reviewRoutes } from '../../../contract/audience/reviews.ts';
import { readQuery } from '../../platform/read-query.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { TextLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { write } from '../../platform/write.ts';
import { openAsk } from './ask-customer.tsx';

const isReading = ({ started_at, finished_at }: ReviewSync) => started_at !== null && finished_at === null;

/** Where reviews come from: requests to customers, and the Business Profile. */
export function ReviewSources() {
  const { data: asking } = useQuery(readQuery(reviewRequestRoutes.asking));
  const { data: sync } = useQuery(
    readQuery(reviewRoutes.sync, {
      refetchInterval: ({ state }) => (state.data && isReading(state.data) ? 2_000 : false),
    }),
  );
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      {asking && <Asking asking={asking} />}
      {sync && <ProfileSync sync={sync} />}
    </SimpleGrid>
  );
}

function Asking({ asking: { waiting, asked, answered, can_send } }: { asking: ReviewAsking }) {
  const askingAll = useMutation(
    write(reviewRequestRoutes.askAll, {
      failure: 'No requests were sent',
      done: ({ asked, left }) =>
        `${counted(asked, 'customer')} asked${left > 0 ? `, ${count(left)} still to ask` : ''}`,
    }),
  );
  return (
    <Panel p="md" title="Ask your customers">
      <Text size="sm">
        {asked === 0 ? 'No requests yet.' : `${count(answered)} of ${count(asked)} asked have answered.`}{' '}
        {waiting > 0
          ? `${counted(waiting, 'finished lead')} not asked yet.`
          : 'Leads whose status is done are asked here, each customer once.'}
      </Text>
      {!can_send && (
        <Text size="sm" c="dimmed">
          No mail server is set. Make a link and send it yourself, or{' '}
          <TextLink to="/admin/settings" search={{ tab: 'mail' }} underline="always">
            set up mail
          </TextLink>
          .
        </Text>
      )}
      <Group gap="xs">
        {can_send && waiting > 0 && (
          <Button loading={askingAll.isPending} onClick={() => askingAll.mutate()}>
            {waiting > 500 ? 'Ask the next 500' : `Ask all ${count(waiting)}`}
          </Button>
        )}
        <Button onClick={openAsk}>Ask one customer</Button>
      </Group>
    </Panel>
  );
}

function ProfileSync({ sync }: { sync: ReviewSync }) {
  const starting = useMutation(
    write(reviewRoutes.startSync, {
      failure: 'The Business Profile could not be read',
      done: 'Reading the Business Profile',
    }),
  );
  return (
    <Panel p="md" title="Google Business Profile">
      {sync.is_configured ? (
        <>
          <Text size="sm" role="status" {...(sync.is_failed ? { c: 'var(--tone-red)' } : {})}>
            {profileLabel(sync)} {sync.finished_at !== null && <Timestamp at={sync.finished_at} />}
            {sync.wait_until !== null && (
              <>
                {' '}
                It is read again after <Timestamp at={sync.wait_until} />.
              </>
            )}
          </Text>
          <Group gap="xs">
            <Button
              loading={starting.isPending || isReading(sync)}
              disabled={sync.wait_until !== null}
              onClick={() => starting.mutate()}
            >
              Read it now
            </Button>
          </Group>
        </>
      ) : (
        <Text size="sm">
          Not connected. Set the <span className="mono">BUSINESS_PROFILE_</span> variables to read its reviews
          daily. Nothing is written there.
        </Text>
      )}
    </Panel>
  );
}

function profileLabel({ started_at, finished_at, message }: ReviewSync): string {
  if (started_at === null) return 'It has not been read yet.';
  return finished_at === null ? 'Reading…' : message;
}
