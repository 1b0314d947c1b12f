import { Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import type { OutboxRow, OutboxState } from '../../../contract/platform/outbox.ts';
import { FROM_TABLET, fitColumn, timestampColumn } from '../ui/columns.tsx';
import { RowOpener } from '../ui/links.tsx';
import { StatusBadge, type StatusBadgeProps } from '../ui/status-badge.tsx';
import { Timestamp } from '../ui/timestamp.tsx';
import { openMessage } from './open-message.tsx';

const states: Record<OutboxState, StatusBadgeProps> = {
  sent: { word: 'Sent', tone: 'green' },
  waiting: { word: 'Waiting', tone: 'yellow' },
  failed: { word: 'Failed', tone: 'red' },
  'no-mail-server': { word: 'Kept here', tone: 'blue' },
  expired: { word: 'Expired', tone: 'neutral' },
};

export const outboxColumns: DataTableColumn<OutboxRow>[] = [
  {
    accessor: 'subject',
    title: 'Message',
    render: message => (
      <>
        <RowOpener onClick={() => openMessage(message)}>{message.subject}</RowOpener>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          To {message.to}
        </Text>
        <Text size="sm" c="dimmed" hiddenFrom="sm">
          <Timestamp at={message.created_at} />
        </Text>
        {message.last_error && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {message.last_error}
          </Text>
        )}
      </>
    ),
  },
  fitColumn('state', { title: 'Status' }, ({ state }) => <StatusBadge {...states[state]} />),
  timestampColumn('created_at', { title: 'Written', visibleMediaQuery: FROM_TABLET }),
];
