import { Box, Stack, Text } from '@mantine/core';
import { IconListDetails, IconShieldCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import type { Lead } from '../../../contract/audience/leads.ts';
import { BelowTablet } from '../../platform/ui/below-tablet.tsx';
import {
  actionsColumn,
  FROM_DESKTOP,
  FROM_LAPTOP,
  FROM_TABLET,
  fitColumn,
  timestampColumn,
} from '../../platform/ui/columns.tsx';
import { RowLink } from '../../platform/ui/links.tsx';
import { deleteAction, type RowAction, RowActions } from '../../platform/ui/row-actions.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { confirmLeadDeletion } from './confirm-lead-deletion.ts';
import { EmailLink, PhoneLink } from './lead-contact.tsx';
import { kindLabels, leadName, notificationBadge, placeLabel } from './lead-labels.ts';
import classes from './lead-list.module.css';
import { leadMutations } from './lead-mutations.ts';
import { LeadStatusSelect } from './lead-status-select.tsx';
import { RetryButton } from './retry-button.tsx';
import { SitePath } from './site-path.tsx';

export const leadColumns: DataTableColumn<Lead>[] = [
  {
    accessor: 'name',
    title: 'Who',
    render: lead => (
      <div className={classes.who}>
        <RowLink to="/admin/leads/$id" params={{ id: lead.id }} lineClamp={1} title={leadName(lead)}>
          {leadName(lead)}
        </RowLink>
        <PhoneLink lead={lead} />
        <EmailLink lead={lead} lines={1} />
        <BelowTablet>
          <Stack gap={6} mt={4} align="flex-start">
            <Text size="xs" c="dimmed">
              {[kindLabels[lead.kind], placeLabel(lead)].filter(Boolean).join(' · ')},{' '}
              <Timestamp at={lead.created_at} />
            </Text>
            <SpamReason lead={lead} />
            <LeadStatusSelect lead={lead} />
            <NotificationCell lead={lead} />
          </Stack>
        </BelowTablet>
      </div>
    ),
  },
  {
    accessor: 'kind',
    title: 'What, where, from',
    visibleMediaQuery: FROM_TABLET,
    render: lead => (
      <>
        <Text lineClamp={1} title={lead.wanted}>
          {kindLabels[lead.kind]}: {lead.wanted}
        </Text>
        <Text size="sm" c="dimmed" lineClamp={1}>
          {placeLabel(lead) ?? 'No place given'}
        </Text>
        {lead.page_path && <SitePath path={lead.page_path} lines={1} />}
        <Text size="sm" c="dimmed" hiddenFrom="md">
          <Timestamp at={lead.created_at} />
        </Text>
        <SpamReason lead={lead} />
      </>
    ),
  },
  timestampColumn('created_at', { title: 'Received', visibleMediaQuery: FROM_LAPTOP }),
  fitColumn('status', { title: 'Status', visibleMediaQuery: FROM_TABLET }, lead => (
    <Stack gap={6} align="flex-start">
      <LeadStatusSelect lead={lead} />
      <Box hiddenFrom="lg">
        <NotificationCell lead={lead} />
      </Box>
    </Stack>
  )),
  fitColumn('notification', { title: 'Notification', visibleMediaQuery: FROM_DESKTOP }, lead => (
    <NotificationCell lead={lead} />
  )),
  actionsColumn(lead => <LeadRowActions lead={lead} />),
];

function SpamReason({ lead }: { lead: Lead }) {
  if (!lead.suspected_spam) return null;
  return (
    <Text size="sm" c="var(--tone-orange)">
      {lead.spam_reason}
    </Text>
  );
}

function LeadRowActions({ lead }: { lead: Lead }) {
  const remove = useMutation(leadMutations.remove);
  const setSpam = useMutation(leadMutations.setSpam);
  const notSpam: RowAction = {
    label: 'Not spam',
    icon: IconShieldCheck,
    busy: setSpam.isPending,
    onAct: () => setSpam.mutate({ params: { id: lead.id }, body: { suspected_spam: false } }),
  };
  return (
    <RowActions
      of={leadName(lead)}
      actions={[
        { label: 'Open', icon: IconListDetails, to: '/admin/leads/$id', params: { id: lead.id } },
        ...(lead.suspected_spam ? [notSpam] : []),
        {
          ...deleteAction,
          busy: remove.isPending,
          onAct: () => confirmLeadDeletion(lead, () => remove.mutate({ params: { id: lead.id } })),
        },
      ]}
    />
  );
}

/** Shows if the owner was notified by email, and a retry if that failed. */
function NotificationCell({ lead }: { lead: Lead }) {
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
