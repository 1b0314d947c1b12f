import { Stack } from '@mantine/core';
import type { Lead } from '../../../contract/audience/leads.ts';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { notificationTones } from './lead-labels.ts';
import { RetryButton } from './retry-button.tsx';

/** Whether the owner was notified by email, and a retry if that failed. */
export function NotificationCell({ lead }: { lead: Lead }) {
  const { state, message, last_error } = lead.notification;
  return (
    <Stack gap={6} align="flex-start" title={last_error ? `${message} ${last_error}` : message}>
      <StatusBadge {...notificationTones[state]} busy={state === 'waiting'} />
      {state === 'failed' && <RetryButton lead={lead} />}
    </Stack>
  );
}
