import { Text } from '@mantine/core';
import type { Lead } from '../../../contract/audience/leads.ts';
import { counted } from '../../platform/ui/count.ts';
import { Facts } from '../../platform/ui/facts.tsx';
import { TextLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { notificationBadge } from './lead-labels.ts';
import { RetryButton } from './retry-button.tsx';

/** The status of the email about a lead. */
export function LeadNotification({ lead }: { lead: Lead }) {
  const { state, message, attempts, last_error, next_at, sent_at } = lead.notification;
  const canRetry = state === 'failed' || (state === 'waiting' && attempts > 0);
  return (
    <Panel
      title="Notification"
      aside={<StatusBadge {...notificationBadge(lead.notification)} busy={state === 'waiting'} />}
    >
      <Text component="output">{message}</Text>
      {state === 'no-mail-server' && (
        <Text size="sm" c="dimmed">
          Leads always stay here. To receive them by email too,{' '}
          <TextLink to="/admin/settings" search={{ tab: 'mail' }} underline="always">
            set up mail
          </TextLink>
          .
        </Text>
      )}
      <Facts
        facts={[
          ['Sent', sent_at && <Timestamp at={sent_at} />],
          ['Tried', attempts > 0 ? counted(attempts, 'time') : null],
          ['Next try due', state === 'waiting' && next_at ? <Timestamp at={next_at} /> : null],
          ['Last answer', last_error && <span className="mono">{last_error}</span>],
        ]}
      />
      {canRetry && (
        <div>
          <RetryButton lead={lead} />
        </div>
      )}
    </Panel>
  );
}
