import { Stack } from '@mantine/core';
import type { Lead } from '../../../contract/audience/leads.ts';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { notificationBadge } from './lead-labels.ts';
import { RetryButton } from './retry-button.tsx';

/** Shows if the owner was notified by email, and a retry if that failed. */
export function NotificationCell({ lead }: { lead: Lead }) {
  const { state, message, last_error } = lead.notification;
  // A note above the list says so once.
  if (state === 'no-mail-server') return null;
  return (
    <Stack gap={6} align="flex-start" title={last_error ? `${message} ${last_error}` : message}>
      <StatusBadge {...notificationBadge(lead.notification)} busy={state === 'waiting'} />
      {state === 'failed' && <RetryButton lead={lead} />}
    </Stack>
  );
}
