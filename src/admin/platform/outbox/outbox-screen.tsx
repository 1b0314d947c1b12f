import { Alert, Group } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { outboxRoutes } from '../../../contract/platform/outbox.ts';
import { listQuery } from '../read-query.ts';
import { FilterSelect } from '../ui/filter-select.tsx';
import { TextLink } from '../ui/links.tsx';
import { optionsOf } from '../ui/options.ts';
import { RecordList } from '../ui/record-list.tsx';
import { Screen } from '../ui/screen.tsx';
import { outboxColumns } from './outbox-columns.tsx';

/** Poll interval (ms): messages are sent in the background. */
const POLL = 10_000;

const route = getRouteApi('/admin/outbox');

/** Every message of the program, with its status. Without a mail server they are read here. */
export function OutboxScreen() {
  const { topic, after } = route.useSearch();
  const messages = useQuery(
    listQuery(outboxRoutes.list, { query: { topic, cursor: after }, refetchInterval: POLL }),
  );
  return (
    <Screen title="Outbox" purpose="Messages to visitors, customers and you, sent and waiting.">
      {messages.data && !messages.data.has_mail_server && (
        <Alert color="blue" title="No mail server is set">
          Messages are not sent. Open one to use or share its link.{' '}
          <TextLink to="/admin/settings" search={{ tab: 'mail' }} underline="always">
            Set up mail
          </TextLink>
        </Alert>
      )}
      <Group gap="sm">
        <FilterSelect
          name="topic"
          label="Topic"
          all="All messages"
          options={optionsOf({ account: 'About accounts', lead: 'About leads' })}
        />
      </Group>
      <RecordList
        errorTitle="The outbox could not be read"
        query={messages}
        label="Messages"
        columns={outboxColumns}
        noMatch={{ title: 'No messages match', why: 'There may be messages about something else.' }}
        empty={{
          icon: IconMail,
          title: 'No messages yet',
          why: 'Confirmations, codes and notifications appear here.',
        }}
        nouns={['message', 'messages']}
      />
    </Screen>
  );
}
